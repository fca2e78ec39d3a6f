import type { DiscussedPage } from "./settings";

/** The open page, as its head describes it. */
export function discussedPage(): DiscussedPage {
  const { origin, pathname } = window.location;
  const meta = (selector: string) => document.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? "";
  return {
    url: `${origin}${pathname}`,
    pathname,
    title: document.title,
    description: meta('name="description"'),
    socialTitle: meta('property="og:title"'),
  };
}
