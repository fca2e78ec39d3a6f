/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { AreaLinks } from "./area-links";

jest.mock("gatsby", () => ({ graphql: () => null, withPrefix: (path: string) => path }));
const area = (label: string, landing: string): Queries.AreaLinkFragment => ({
  label,
  landing,
  description: null,
  drawing: null,
});

test("links to the areas that have pages, and renders no list without such areas", () => {
  const { rerender } = render(<AreaLinks areas={[area("甲", "/docs/a"), area("空", "")]} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["甲"]);
  rerender(<AreaLinks areas={[area("空", "")]} />);
  expect(screen.queryByRole("list")).toBeNull();
});
