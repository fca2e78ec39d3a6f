import type { DiscussedPage } from "./settings";

/** What tells the discussion of a page from others, in the form that both providers' own scripts use. */
export function discussionTerm(mapping: "pathname" | "url" | "title" | "og:title", page: DiscussedPage): string {
  if (mapping === "url") return page.url;
  if (mapping === "title") return page.title;
  if (mapping === "og:title") return page.socialTitle;
  return page.pathname.length < 2 ? "index" : page.pathname.slice(1).replace(/\.\w+$/, "");
}
