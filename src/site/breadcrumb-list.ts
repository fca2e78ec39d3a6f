import { pagePath } from "../browser/platform/site-path";
import { absoluteUrl, type UrlBase } from "../lib/paths";

interface Step {
  readonly title: string;
  readonly path: string | null;
}

/**
 * Structured data of a page's breadcrumbs, itself included. Steps without a page are left out, since all but the last
 * need an address (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export function breadcrumbList(base: UrlBase, steps: readonly Step[]): object {
  const linked = steps.filter(({ path }, index) => path !== null || index === steps.length - 1);
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: linked.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      ...(path !== null && { item: absoluteUrl(base, pagePath(path)) }),
    })),
  };
}
