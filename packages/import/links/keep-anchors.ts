import GithubSlugger from "github-slugger";
import type { Heading } from "mdast";
import { visit } from "unist-util-visit";
import { type Edit, editText } from "../markdown/edit-text";
import { spanOf } from "../markdown/element-tags";
import { parseMarkdown } from "../markdown/parse-markdown";
import { importMessages } from "../messages/messages";
import type { ImportedPage } from "../model";
import type { Notes } from "../notes";
import type { AnchorSlug } from "./anchor-slugs";

/**
 * Keeps heading ids by adding `{#id}`, because other generators make ids by other rules. A heading
 * stays byte for byte if it is the page's title, has an explicit id or gets the same id on this
 * site, or if the original id is empty or contains white space or braces.
 * @param slug makes an id as the generator does
 */
export function keepAnchors(pages: readonly ImportedPage[], slug: AnchorSlug, notes: Notes): ImportedPage[] {
  return pages.map((page) => {
    const edits = anchorEdits(page.body, slug);
    if (edits.length === 0) return page;
    notes.changed({ file: page.source, found: `${edits.length}×` }, importMessages.anchor);
    return { ...page, body: editText(page.body, edits) };
  });
}

function anchorEdits(body: string, slug: AnchorSlug): Edit[] {
  const tree = parseMarkdown(body, "md");
  if (!/^ {0,3}(?:#|=+\s*$|-+\s*$)/m.test(body) || tree === null) return [];
  const headings: Heading[] = [];
  visit(tree, "heading", (node) => void headings.push(node));
  const written = headings.map((node) => customId.exec(headingText(node))?.[1]);
  const wanted = countedIds(
    headings.map((node, index) => written[index] ?? slug(headingText(node, slug.typeset))),
    slug.numbered,
  );
  // The page renders an opening heading as its title, without an id.
  const isTitle = (node: Heading) => node.depth === 1 && node === tree.children.find(({ type }) => type !== "html");
  const slugger = new GithubSlugger();
  return headings.flatMap((node, index) => {
    const [id = "", last] = [wanted[index], node.children.at(-1)];
    if (!last || written[index] !== undefined || isTitle(node)) return [];
    const before = { ...slugger.occurrences };
    if (slugger.slug(headingText(node)) === id || !/^[^\s{}]+$/.test(id)) return [];
    // An explicit id does not count towards the numbers of later ids.
    slugger.occurrences = before;
    return [{ start: spanOf(last).end, end: spanOf(last).end, text: ` {#${id}}` }];
  });
}

/** Numbers repeated ids, and empty ones. */
function countedIds(ids: readonly string[], numbered = (id: string, count: number) => `${id}-${count}`): string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count === 0 && id !== "" ? id : numbered(id, count);
  });
}

const customId = /\{#([^\s{}]+)\}\s*$/;

/**
 * Returns the text of a heading, without markup.
 * @param typeset transforms the text outside code
 */
export function headingText(heading: Heading, typeset = (text: string) => text): string {
  let words = "";
  visit(heading, (node) => {
    if (node.type === "text") words += typeset(node.value);
    if (node.type === "inlineCode") words += node.value;
  });
  return words.trim();
}
