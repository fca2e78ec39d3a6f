import GithubSlugger from "github-slugger";
import type { Heading } from "mdast";
import { visit } from "unist-util-visit";
import { decodePath, dirname, resolveRelative } from "../../../src/lib/paths";
import { editText } from "../markdown/edit-text";
import { spanOf } from "../markdown/element-tags";
import { parseMarkdown } from "../markdown/parse-markdown";
import { importMessages } from "../messages/import-messages";
import type { ImportedPage } from "../model";
import type { Notes } from "../notes";
import type { AnchorSlug } from "./anchor-slugs";

/**
 * Pages whose headings keep the ids that links of the site lead to, by `{#id}`: the generator makes ids by other rules, and
 * links from elsewhere most often lead to the same ones. Headings that no link names stay byte for byte.
 * @param slug how the generator makes an id
 */
export function keepAnchors(pages: readonly ImportedPage[], slug: AnchorSlug, notes: Notes): ImportedPage[] {
  const wanted = wantedAnchors(pages);
  return pages.map((page) => {
    const anchors = wanted.get(page.target);
    return anchors === undefined ? page : withAnchors(page, anchors, slug, notes);
  });
}

/** What stands behind the `#` of links between pages, by the file of the page that they lead to. */
function wantedAnchors(pages: readonly ImportedPage[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { target, body } of pages) {
    if (!body.includes("#")) continue;
    visit(parseMarkdown(body, "md") ?? { type: "root", children: [] }, ["link", "definition"], (node) => {
      const { url } = node as { readonly url?: string };
      const [, file = "", anchor = ""] = /^([^?#]*)(?:\?[^#]*)?#(.+)$/s.exec(url ?? "") ?? [];
      if (anchor === "" || /^[a-z][a-z\d+.-]*:|^\//i.test(file)) return;
      const there = file === "" ? target : resolveRelative(dirname(target), decodePath(file));
      if (there !== null) wanted.set(there, (wanted.get(there) ?? new Set()).add(decodePath(anchor)));
    });
  }
  return wanted;
}

function withAnchors(page: ImportedPage, wanted: ReadonlySet<string>, slug: AnchorSlug, notes: Notes): ImportedPage {
  const { body, source } = page;
  const headings: { readonly node: Heading; readonly words: string }[] = [];
  visit(parseMarkdown(body, "md") ?? { type: "root", children: [] }, "heading", (node) => {
    headings.push({ node, words: wordsOf(node) });
  });
  const slugger = new GithubSlugger();
  const here = new Set(headings.map(({ words }) => customId.exec(words)?.[1] ?? slugger.slug(words)));
  const counts = new Map<string, number>();
  const edits = headings.flatMap(({ node, words }) => {
    const base = customId.exec(words)?.[1] ?? slug(words);
    const count = counts.get(base) ?? 0;
    counts.set(base, count + 1);
    const id = count === 0 ? base : `${base}-${count}`;
    const last = node.children.at(-1);
    if (!last || !wanted.has(id) || here.has(id) || customId.test(words) || /[\s{}]/.test(id)) return [];
    notes.changed({ file: source, found: `#${id}` }, importMessages.anchor);
    return [{ start: spanOf(last).end, end: spanOf(last).end, text: ` {#${id}}` }];
  });
  return edits.length === 0 ? page : { ...page, body: editText(body, edits) };
}

const customId = /\{#([^\s{}]+)\}\s*$/;

/** The words of a heading, without marks. */
export function wordsOf(heading: Heading): string {
  let words = "";
  visit(heading, (node) => {
    if (node.type === "text" || node.type === "inlineCode") words += node.value;
  });
  return words.trim();
}
