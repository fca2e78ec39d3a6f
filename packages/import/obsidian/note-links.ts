import type { Nodes, Paragraph, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";
import { basename } from "../../../src/lib/paths";
import { deepest, mostEmbeds, partOf } from "../../../src/markdown/obsidian/embed-notes";
import { pairMarks } from "../../../src/markdown/obsidian/mark-syntax";
import { blockIds, headingAt } from "../../../src/markdown/obsidian/note-parts";
import { isNote } from "../../../src/markdown/obsidian/vault";
import { labelOf, type WikiLink } from "../../../src/markdown/obsidian/wiki-link-syntax";
import { picture as isPicture, playerOf, splitSize, targetOf } from "../../../src/markdown/obsidian/wiki-links";
import { articleText } from "../../../src/text/texts";
import { picture } from "../markdown/markdown-pieces";
import { SourceText } from "../markdown/source-text";
import { obsidianMessages } from "../messages/messages";
import type { Notes } from "../notes";
import { plain, type Range, rangeOf } from "./note-edits";
import type { VaultFiles, VaultNote } from "./vault-files";
import { parseNote } from "./vault-syntax";

/** The vault data that a note's conversion depends on. */
export interface VaultContext {
  readonly notes: Notes;
  readonly files: VaultFiles;
  /** Whether line ends are line breaks. */
  readonly lineBreaks: boolean;
  /** Block ids in the vault's links, in lower case. */
  readonly blockIds: ReadonlySet<string>;
  /** Returns a note's path in the project, for the summary. */
  readonly sourceOf: (note: VaultNote) => string;
}

/**
 * The place where text is written: on its note's own page, or in a quote on another note's page.
 */
export interface Place extends VaultContext {
  /** The note that contains the text. */
  readonly note: VaultNote;
  /** The page that the text is written to. */
  readonly page: VaultNote;
  /** Keys of the note parts that contain this text, the page first. */
  readonly inside: readonly string[];
  /** Number of quotes on the page so far. */
  readonly count: { value: number };
  /** Converts text from another place. */
  readonly convert: (text: SourceText, place: Place) => SourceText;
  /** Level of the heading above embedded text; undefined for the page's own text. */
  readonly below?: number;
}

/** Returns the key of a part in `Place.inside`. */
export const keyOf = (note: VaultNote, part: string) => `${note.file}#${part}`;

/**
 * Returns the link for `[[note#part|text]]`. Returns only its text if the note is missing or if the
 * text is already in a link.
 */
export function linked(node: WikiLink, ancestors: readonly Parents[], line: number, place: Place): string {
  const { name, part, text, files } = targetOf(node.written, (written) => place.files.find(written, place.note));
  const [file] = name === "" ? [place.note.file] : files;
  const at = { file: place.sourceOf(place.note), line, found: `[[${node.written}]]` };
  if (file === undefined) {
    place.notes.left(at, obsidianMessages.noNote);
    return plain(text);
  }
  if (files.length > 1) place.notes.changed(at, obsidianMessages.ambiguous(files));
  if (ancestors.some(({ type }) => type === "link" || type === "linkReference")) return plain(text);
  return `[${plain(text)}](${addressOf(file, part, place)})`;
}

/**
 * Returns the picture, video, audio, quote or link for `![[file]]`. Returns only its text if the
 * file is missing.
 */
export function embedded(node: WikiLink, ancestors: readonly Parents[], line: number, place: Place): string {
  const { name, part, text, files } = targetOf(node.written, (written) => place.files.find(written, place.note));
  const [file] = name === "" ? [place.note.file] : files;
  const at = { file: place.sourceOf(place.note), line, found: `![[${node.written}]]` };
  if (file === undefined) {
    place.notes.left(at, obsidianMessages.noEmbed);
    return plain(text);
  }
  if (files.length > 1) place.notes.changed(at, obsidianMessages.ambiguous(files));
  if (isNote(file)) return quoteOf(file, part, ancestors, at, place);
  const address = addressOf(file, part, place);
  const bar = node.written.indexOf("|");
  const { alt, width } = splitSize(bar < 0 ? "" : node.written.slice(bar + 1));
  if (isPicture.test(file)) return picture(address, alt, undefined, width);
  const element = playerOf(file);
  if (element !== undefined) return `<${element} src="${address.replaceAll('"', "&quot;")}" controls></${element}>`;
  return `[${plain(bar < 0 ? basename(file) : text)}](${address})`;
}

/** Returns a quote of a note or of its part, or a link if it cannot be quoted. */
function quoteOf(
  file: string,
  part: string,
  ancestors: readonly Parents[],
  at: { readonly file: string; readonly line: number; readonly found: string },
  place: Place,
): string {
  const { notes, inside, count } = place;
  const note = place.files.note(file);
  const label = plain(labelOf(basename(file).replace(/\.md$/, ""), part));
  const link = `[${label}](${addressOf(file, part, place)})`;
  if (note === undefined || note.isDraft) return link;
  const key = keyOf(note, part);
  if (inside.includes(key)) {
    notes.changed(at, obsidianMessages.loop);
    return link;
  }
  const [root, paragraph, ...deeper] = ancestors;
  const isAlone =
    root?.type === "root" && paragraph?.type === "paragraph" && paragraph.children.length === 1 && deeper.length === 0;
  const found = partIn(note, part);
  if (found === undefined) {
    notes.left(at, obsidianMessages.noPart);
    return link;
  }
  if (!isAlone || found.hasReferences || count.value >= mostEmbeds || inside.length > deepest) {
    notes.left(at, obsidianMessages.linked);
    return link;
  }
  notes.changed(at, obsidianMessages.quoted);
  count.value += 1;
  const text = place
    .convert(SourceText.of(found.text, note.bodyLine + found.line - 1), {
      ...place,
      note,
      inside: [...inside, key],
      below: headingAbove(root, paragraph, place.below),
    })
    .text.trim();
  const lines = [...text.split("\n"), "", `${articleText.embedSource}${link}`];
  return lines.map((words) => `> ${words}`.trimEnd()).join("\n");
}

/**
 * Returns the level on the page of the heading above a paragraph; `below`, or 1, if there is none.
 * @param below the level of the heading above the whole text; undefined for a page's own text
 */
function headingAbove({ children }: Root, paragraph: Paragraph, below: number | undefined): number {
  const before = children.slice(0, children.indexOf(paragraph));
  const heading = before.findLast((node) => node.type === "heading");
  if (heading === undefined) return below ?? 1;
  return below === undefined ? heading.depth : heading.depth - highestHeading({ type: "root", children }) + below + 1;
}

/** Returns the level of the highest heading in a tree; 6 if there is none. */
export function highestHeading(tree: Root): number {
  let highest = 6;
  visit(tree, "heading", ({ depth }) => {
    highest = Math.min(highest, depth);
  });
  return highest;
}

function partIn(note: VaultNote, part: string) {
  const tree = parseNote(note.body);
  blockIds(tree);
  const nodes = partOf(tree, part) ?? [];
  const [first, last] = [nodes[0], nodes.at(-1)].map((node) => node && (rangeOf(node) ?? innerRange(node)));
  if (first === undefined || last === undefined) return undefined;
  let hasReferences = false;
  visit({ type: "root", children: nodes } satisfies Root, ({ type }) => {
    if (/reference$|definition$|^inlineFootnote$|^endlessComment$/i.test(type)) hasReferences = true;
  });
  const text = note.body.slice(first.start, last.end);
  return { text, line: note.body.slice(0, first.start).split("\n").length, hasReferences };
}

/**
 * Returns the range of a node's first child, for a list that stands for one of its items and
 * therefore has no range.
 */
function innerRange(node: Nodes): Range | undefined {
  return "children" in node && node.children[0] ? rangeOf(node.children[0]) : undefined;
}

/** Returns the address of a file or of its part, relative to the page. */
export function addressOf(file: string, part: string, { files, page }: Place): string {
  const note = files.note(file);
  const id = note === undefined ? part : idOf(note, part);
  const hash = id === "" ? "" : `#${encodeURIComponent(id)}`;
  return note === page && hash !== "" ? hash : files.addressOf(file, page) + hash;
}

/** Returns the id of a heading or a block on its page. */
function idOf(note: VaultNote, part: string): string {
  if (part === "" || part.startsWith("^")) return part;
  const tree = parseNote(note.body);
  pairMarks(tree);
  blockIds(tree);
  return headingAt(tree, part)?.id ?? part;
}
