import { absoluteUrl, type UrlBase } from "../shared/paths";

interface Step {
  readonly title: string;
  readonly path: string | null;
}

/** Structured data of the way to a page, the page itself last. Steps that only group have no address. */
export function breadcrumbList(base: UrlBase, steps: readonly Step[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ title, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      ...(path !== null && { item: absoluteUrl(base, path) }),
    })),
  };
}
