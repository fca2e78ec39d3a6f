import path from "node:path";
import { basename, decodePath, dirname } from "../../../src/lib/paths";
import { editText } from "../markdown/edit-text";
import { parseMarkdown } from "../markdown/parse-markdown";
import { relocateLinks } from "../markdown/relocate-links";
import { frontMatterData } from "../markdown/split-page";
import type { ImportedPage, YamlMap } from "../model";
import { docId } from "./doc-id";

/**
 * Gives a page another target in the same folder. The page's address follows the new name. A doc
 * that a sidebar lists gets its old id, because the sidebar refers to the doc by its id. An `id`
 * and a `slug` in the front matter stay.
 */
export function renamedPage(page: ImportedPage, target: string, sidebars: YamlMap = {}): ImportedPage {
  const renamed = { ...page, target, address: null };
  const { id, slug } = { ...frontMatterData(page.frontMatter), ...page.fields };
  const before = docId(page.target);
  const isListed = page.kind === "docs" && JSON.stringify(sidebars).includes(JSON.stringify(before));
  if (!isListed || id !== undefined) return renamed;
  const address = slug === undefined ? { slug: basename(docId(target)) } : {};
  return { ...renamed, fields: { ...page.fields, id: basename(before), ...address } };
}

/**
 * Changes the relative links of a page that lead to renamed pages. A page that cannot be parsed
 * stays unchanged.
 * @param renamed the new targets of pages, by their old ones
 */
export function withRenamedLinks(page: ImportedPage, renamed: ReadonlyMap<string, string>): ImportedPage {
  const tree = parseMarkdown(page.body, page.target.endsWith("x") ? "mdx" : "md");
  if (tree === null) return page;
  const edits = relocateLinks(tree, page.body, (written) => {
    const [, address = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
    const linked = path.posix.join(dirname(page.target), decodePath(address));
    const target = renamed.get(linked);
    if (target === undefined) return written;
    const stem = linked.replace(/\.mdx?$/, "");
    return address.replace(/\.mdx?$/, "") + target.slice(stem.length) + rest;
  });
  return edits.length === 0 ? page : { ...page, body: editText(page.body, edits) };
}
