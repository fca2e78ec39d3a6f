import { renderToStaticMarkup } from "react-dom/server";
import { FriendCards } from "./friend-cards";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));

const friend = { name: "节能", url: "https://a.example", description: "友站" };
const fallback = { src: "/static/a.png", srcSet: "/static/a.png 48w,/static/b.png 96w", sizes: "48px" };

const cards = (avatar: Queries.FriendCardFragment["avatar"]) =>
  renderToStaticMarkup(<FriendCards friends={[{ ...friend, avatar }]} />);

it("shows an avatar without scripts, with a size that is known before it loads", () => {
  const gatsbyImageData = { layout: "fixed" as const, width: 48, height: 48, images: { fallback } };
  const withoutNoscript = cards({ childImageSharp: { gatsbyImageData } }).replace(/<noscript>.*?<\/noscript>/g, "");
  expect(withoutNoscript).toMatch(
    /<img (?:[^>]* )?src="\/static\/a.png" srcSet="\/static\/a.png 48w,\/static\/b.png 96w"/,
  );
  expect(withoutNoscript).toMatch(/width[:=]"?48\D.*height[:=]"?48\D/);
});

it("shows the first letter of the name without a picture", () => {
  expect(cards(null)).not.toContain("<img");
  expect(cards(null)).toContain(">节</span>");
});
