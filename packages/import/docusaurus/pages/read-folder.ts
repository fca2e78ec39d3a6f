import { recordOf } from "../../data";
import type { ImportedFile, Kind } from "../../model";
import type { Project } from "../../project";
import { type ContentPlugin, type SiteParts, usesPackage } from "../config/site-parts";
import type { SourceText } from "./rewrite-page";
import { filesOf, isMarkdown, isPartialHere, partialsOf } from "./source-files";
import { readPage } from "./source-page";

/** A Markdown file that becomes a page. */
export interface ReadFile extends ReturnType<typeof readPage> {
  /** Path in the plugin's folder, without its extension. */
  readonly inside: string;
}

/** All files in the folder of a content plugin, grouped by what they become. */
export interface ReadFolder {
  readonly pages: readonly ReadFile[];
  /**
   * Markdown that is not a page, such as partials that pages import. It is rewritten like pages.
   */
  readonly partials: readonly SourceText[];
  readonly files: readonly ImportedFile[];
}

/**
 * Reads a content plugin's folder.
 * @param prefix the target folder in the content folder, with a trailing slash: `docs/api/`
 */
export function readFolder(
  plugin: ContentPlugin,
  kind: Kind,
  prefix: string,
  site: SiteParts,
  project: Project,
): ReadFolder {
  const hasMath = usesPackage(plugin, /math|katex/);
  const { format } = recordOf(site.config.markdown);
  const pages: ReadFile[] = [];
  const partials: SourceText[] = [];
  const files: ImportedFile[] = [];
  const isPartial = partialsOf(plugin);
  for (const file of filesOf(plugin, kind, site, project)) {
    const { inside, source } = file;
    // The plugin's globs exclude this file, but its name would make it a page on this site. It
    // therefore goes to `_excluded/`.
    const isHidden = isMarkdown(file) && isPartial(file) && !isPartialHere(inside);
    const head = { kind, source, target: `${prefix}${isHidden ? "_excluded/" : ""}${inside}`, hasMath };
    if (!isMarkdown(file)) files.push({ target: head.target, from: source });
    else if (isPartial(file)) partials.push(readPage(head, project.read(source), "mdx"));
    else pages.push({ ...readPage(head, project.read(source), format), inside: inside.replace(/\.mdx?$/, "") });
  }
  return { pages, partials, files };
}
