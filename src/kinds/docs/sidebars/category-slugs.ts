import GithubSlugger from "github-slugger";
import { joinPath } from "../../../lib/paths";

/**
 * Slugs of generated pages in the order of the sidebars, as in Docusaurus: the chosen one, or the label slugged as on
 * GitHub, with Chinese kept, and counted where labels repeat.
 */
export class CategorySlugs {
  private readonly slugger = new GithubSlugger();

  next(label: string, chosen: string | null): string {
    if (chosen === null) return this.slugger.slug(label);
    const path = chosen.includes("/") ? joinPath(chosen) : chosen;
    return path.replace(/^\/category\/([^/]+)$/, "$1");
  }
}

/** Address of a generated page: `/docs/category/<slug>`, or the address in the docs that was chosen. */
export function categoryPath(slug: string, docsBasePath: string): string {
  return slug.startsWith("/") ? joinPath(docsBasePath, slug) : joinPath(docsBasePath, "category", slug);
}
