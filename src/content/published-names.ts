import picomatch from "picomatch";
import { site } from "../config/site";

/**
 * Tests a path relative to the content folder. The Markdown files of docs/, blog/ and pages/ become pages, as in
 * Docusaurus, except those whose name or folder begins with `_` (partials, texts set aside), tests, and what `exclude` names.
 * @param exclude globs, relative to the content folder or to the folder of the kind
 */
export function pageNames(exclude: readonly string[]): (file: string) => boolean {
  const isExcluded = exclude.length === 0 ? () => false : picomatch([...exclude]);
  return (file) => {
    const inKind = file.slice(file.indexOf("/") + 1);
    return !/(?:^|\/)_|\.test\.[^/]*$/.test(inKind) && !isExcluded(file) && !isExcluded(inKind);
  };
}

/** Whether a Markdown file of a content folder becomes a page, by its name. */
export const isPage = pageNames(site.exclude);
