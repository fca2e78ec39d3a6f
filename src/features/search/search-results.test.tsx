/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { PageHit } from "../../search/model/search-types";
import { noResults } from "./page-results";
import { SearchResults } from "./search-results";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => path, navigate: jest.fn() }));

const area = { id: "blog", label: "博客", tag: "" };
const page: PageHit = { path: "/a", title: [], area, under: [], date: null, sections: [] };

/** Everything is in sight. */
class Observer {
  constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.onChange([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

test("as long as the end of the list is in sight more is asked for, also after an answer that brought no new page", () => {
  Object.assign(window, { IntersectionObserver: Observer });
  const more = jest.fn();
  const show = (limit: number) => (
    <SearchResults
      {...noResults}
      {...{ more, retry: more, refine: more, onSuggestion: more }}
      state="ready"
      limit={limit}
      pages={[page]}
      progress={null}
      filter={null}
      hasMore
      canRefine={false}
    />
  );
  const { rerender } = render(show(10));
  expect(more).toHaveBeenCalledTimes(1);
  rerender(show(10));
  expect(more).toHaveBeenCalledTimes(1);
  rerender(show(20));
  expect(more).toHaveBeenCalledTimes(2);
});
