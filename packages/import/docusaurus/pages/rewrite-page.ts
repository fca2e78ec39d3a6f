import { closeFormulas } from "../../markdown/close-formulas";
import { editText } from "../../markdown/edit-text";
import { mendFormulas } from "../../markdown/mend-formulas";
import { mendLinks } from "../../markdown/mend-links";
import { parseMarkdown } from "../../markdown/parse-markdown";
import { relocateLinks } from "../../markdown/relocate-links";
import { SourceText as LineNumbers } from "../../markdown/source-text";
import { docusaurusMessages, importMessages } from "../../messages/messages";
import type { Notes, Place } from "../../notes";
import type { Places } from "../../places";
import type { Project } from "../../project";
import type { MdxText } from "../mdx/mdx-text";
import { rewriteMdx } from "../mdx/rewrite-mdx";
import type { SourcePage } from "./source-page";

/** The context that all pages share. */
export interface RewriteSite {
  readonly project: Project;
  readonly notes: Notes;
  readonly places: Places;
  /** Base path of the site, with a slash at each end: `/notes/`. `/` for the root. */
  readonly baseUrl: string;
  /** Maps a page's address to its address in the language of the source file. */
  readonly localized: (address: string, source: string) => string;
}

/** A page or a partial of the project. */
export type SourceText = Pick<SourcePage, "source" | "target" | "body" | "bodyLine" | "format" | "tree" | "hasMath">;

/**
 * Rewrites the body of a page for this site. Everything that needs no change stays byte for byte.
 */
export function rewritePage(written: SourceText, site: RewriteSite): string {
  const page = written.hasMath ? withClosedFormulas(written, site.notes) : written;
  const { body, tree, source, target, format, hasMath } = page;
  const lines = LineNumbers.of(body, page.bodyLine);
  const placeAt = (offset: number, found: string) => ({ file: source, line: lines.lineAt(offset), found });
  const mdx = format === "mdx" ? rewriteMdx(tree, mdxTextOf(page, placeAt, site)) : [];
  const moved = relocateLinks(tree, body, (written) => {
    const own = withoutBase(written.replace(/^pathname:\/\//, ""), site.baseUrl);
    return site.places.addressOf(site.localized(own, source), source, target);
  });
  if (moved.length > 0) site.notes.changed({ file: source, found: `${moved.length}×` }, docusaurusMessages.addresses);
  const links = mendLinks(tree, body, placeAt, site.notes);
  return editText(body, [...mdx, ...moved, ...links, ...mendFormulas(tree, body, hasMath, placeAt, site.notes)]);
}

function withClosedFormulas(page: SourceText, notes: Notes): SourceText {
  const parse = (text: string) => parseMarkdown(text, page.format) ?? { type: "root", children: [] };
  const { text, tree, opened } = closeFormulas(page.body, parse);
  const lines = LineNumbers.of(page.body, page.bodyLine);
  for (const at of opened) {
    const found = page.body.slice(at, at + 40).replace(/\s+/g, " ");
    notes.changed({ file: page.source, line: lines.lineAt(at), found }, importMessages.openFormula);
  }
  // The text before the first edit may be valid MDX only as a part of the formula.
  return opened.length === 0 || tree.children.length === 0 ? page : { ...page, body: text, tree };
}

function withoutBase(address: string, baseUrl: string): string {
  return baseUrl !== "/" && address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
}

function mdxTextOf(
  { source, target, body }: SourceText,
  placeAt: (offset: number, found: string) => Place,
  { notes, places }: RewriteSite,
): MdxText {
  return {
    body,
    fileOf: (written) => places.fileOf(written, source),
    moduleOf: (written) => places.moduleOf(written, source, target),
    comment: (left) => (left.includes("*/") ? "" : `{/* ${left.trim()} */}`),
    changed: (offset, found, wording) => notes.changed(placeAt(offset, found), wording),
    left: (offset, found, wording) => notes.left(placeAt(offset, found), wording),
  };
}
