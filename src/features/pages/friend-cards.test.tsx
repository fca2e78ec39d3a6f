/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { FriendCards } from "./friend-cards";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
// Its helpers are the whole package: a page that imports them loads the component too.
jest.mock("gatsby-plugin-image", () => {
  throw new Error("gatsby-plugin-image is for the data layer");
});

const friend = { name: "节能", url: "https://a.example", description: "友站" };
const fallback = { src: "/static/a.png", srcSet: "/static/a.png 48w,/static/b.png 96w", sizes: "48px" };

function imageOf(avatar: Queries.FriendCardFragment["avatar"]) {
  const { container } = render(<FriendCards friends={[{ ...friend, avatar }]} />);
  return container.querySelector("img");
}

it("shows an avatar at a size that is known before it has come", () => {
  const gatsbyImageData = { layout: "fixed" as const, width: 48, height: 48, images: { fallback } };
  const image = imageOf({ childImageSharp: { gatsbyImageData } });
  expect(image?.outerHTML).toContain('srcset="/static/a.png 48w,/static/b.png 96w"');
  expect([image?.width, image?.height, image?.getAttribute("loading")]).toEqual([48, 48, "lazy"]);
});

it("shows the first letter of the name where there is no picture", () => {
  expect(imageOf(null)).toBeNull();
  expect(document.body.textContent).toContain("节");
});
