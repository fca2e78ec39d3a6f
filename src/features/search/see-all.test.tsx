/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { SeeAll, SeeAllContext } from "./see-all";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path, navigate: jest.fn() }));

/** Lines of the modal, each by its page, in groups. */
function show(groups: readonly (readonly string[])[], nbHits: number): void {
  const collections = groups.map((pages) => ({ items: pages.map((url_without_anchor) => ({ url_without_anchor })) }));
  const state = { query: "TCP", context: { nbHits }, collections };
  render(
    <SeeAllContext value={{ path: "/search", onFollow: () => {} }}>
      <SeeAll {...({ state } as unknown as ComponentProps<typeof SeeAll>)} />
    </SeeAllContext>,
  );
}

test("leads to all pages with their number where some are not here", () => {
  show([["/a", "/a"], ["/b"]], 3);
  expect(screen.getByRole("link", { name: "查看全部 3 条结果" }).getAttribute("href")).toBe("/search?q=TCP");
});

test("says nothing where all of them are here, with more lines than pages", () => {
  show(
    [
      ["/a", "/a"],
      ["/b", "/b"],
    ],
    2,
  );
  expect(screen.queryByRole("link")).toBeNull();
});
