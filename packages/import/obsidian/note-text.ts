import { visitParents } from "unist-util-visit-parents";
import { decodePath } from "../../../src/lib/paths";
import { pairMarks } from "../../../src/markdown/obsidian/mark-syntax";
import { splitSize } from "../../../src/markdown/obsidian/wiki-links";
import { linkScheme } from "../../../src/markdown/sanitize/schema";
import type { Edit } from "../markdown/edit-text";
import { picture } from "../markdown/markdown-pieces";
import { noteTexts } from "../markdown/note-texts";
import { rewriteTree } from "../markdown/rewrite-tree";
import { SourceText } from "../markdown/source-text";
import { foreignMessages, obsidianMessages } from "../messages/messages";
import { blockIdEdits, calloutEdits, commentEdits, headingEdits, lineBreakEdits, rangeOf } from "./note-edits";
import { addressOf, embedded, highestHeading, keyOf, linked, type Place, type VaultContext } from "./note-links";
import type { VaultNote } from "./vault-files";
import { parseNote } from "./vault-syntax";

/** Converts a note's text to this site's Markdown. */
export function noteText(note: VaultNote, context: VaultContext): string {
  const place: Place = {
    ...context,
    note,
    page: note,
    inside: [keyOf(note, "")],
    count: { value: 0 },
    convert: withoutObsidian,
  };
  return withoutObsidian(SourceText.of(note.body, note.bodyLine), place).text;
}

/** Languages of fences that Obsidian or its plugins render. */
const plugins = /^(?:ad-[\w-]+|base|button|chart|dataview|dataviewjs|datacore\w*|excalidraw|query|tasks|tracker)$/i;

function withoutObsidian(source: SourceText, place: Place): SourceText {
  const file = place.sourceOf(place.note);
  const text = rewriteTree(source, {
    math: true,
    address: (written, use, line) => addressFor(written, use, line, place),
    fence: (info, _, line) => {
      if (plugins.test(info)) place.notes.left({ file, line, found: info }, obsidianMessages.fence);
      return null;
    },
    onText: noteTexts(file, place.notes),
  });
  return withoutSyntax(text, place);
}

/**
 * Returns the address for `[text](note.md)`, which Obsidian resolves like `[[note]]`; `#` for a
 * scheme that links may not have; null to keep the address.
 */
function addressFor(written: string, use: "link" | "picture", line: number, place: Place): string | null {
  const at = { file: place.sourceOf(place.note), line, found: written };
  if (/^[a-z][a-z\d+.-]*:/i.test(written)) {
    if (use === "picture" || linkScheme.test(written)) return null;
    place.notes.left(at, foreignMessages.scheme);
    return "#";
  }
  const [, encoded = "", part = ""] = /^([^#?]*)(?:[#?](.*))?$/s.exec(written) ?? [];
  const name = decodePath(encoded);
  const [found] = place.files.find(name, place.note);
  if (found !== undefined) return addressOf(found, decodePath(part), place);
  if (name === "" || name.startsWith("/")) return null;
  if (!/\.[a-z\d]+$/i.test(name) && /^\.{1,2}\/|\/$/.test(name)) return null;
  place.notes.left(at, use === "picture" ? foreignMessages.noPicture : foreignMessages.noTarget);
  return null;
}

function withoutSyntax(source: SourceText, place: Place): SourceText {
  const tree = parseNote(source.text);
  pairMarks(tree);
  const footnotes: string[] = [];
  const isNamed = (id: string) => place.below === undefined && place.blockIds.has(id);
  const edits: Edit[] = [];
  const highest = highestHeading(tree);
  visitParents(tree, (node, ancestors) => {
    const range = rangeOf(node);
    if (range === undefined) return;
    const line = source.lineAt(range.start);
    const raw = source.text.slice(range.start, range.end);
    const replace = (text: string) => edits.push({ ...range, text });
    const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
    switch (node.type) {
      case "text":
        if (place.lineBreaks) edits.push(...lineBreakEdits(node, source.text, ancestors));
        return;
      case "wikiLink":
        replace(node.isEmbed ? embedded(node, ancestors, line, place) : linked(node, ancestors, line, place));
        return;
      case "emphasis":
        if (node.data?.hName !== "mark") return;
        edits.push({ start: range.start - 2, end: range.start, text: "<mark>" });
        edits.push({ start: range.end - 2, end: range.end, text: "</mark>" });
        return;
      case "inlineFootnote":
        footnotes.push(withoutSyntax(SourceText.of(node.value.trim(), line - 1), place).text);
        replace(`[^inline-${footnotes.length}]`);
        return;
      case "obsidianComment":
        edits.push(...commentEdits(source.text, range, ancestors));
        place.notes.changed({ file: place.sourceOf(place.note), line }, obsidianMessages.comment);
        return;
      case "endlessComment":
        edits.push({ start: range.start, end: range.start + 2, text: "<!--" });
        insert(source.text.length, "\n-->\n");
        place.notes.left({ file: place.sourceOf(place.note), line }, obsidianMessages.openComment);
        return;
      case "blockquote":
        edits.push(...calloutEdits(node, source.text));
        return;
      case "heading":
        if (place.below !== undefined)
          edits.push(...headingEdits(raw, range.start, node.depth - highest + place.below + 1));
        edits.push(...blockIdEdits(raw, range.end, isNamed));
        return;
      case "paragraph":
        edits.push(...blockIdEdits(raw, range.end, isNamed));
        return;
      case "image": {
        const { alt, width } = splitSize(node.alt ?? "");
        if (width !== undefined) replace(picture(node.url, alt, node.title ?? undefined, width));
      }
    }
  });
  const notes = footnotes.map((text, index) => `\n[^inline-${index + 1}]: ${text}\n`).join("");
  return source.edit(
    notes === "" ? edits : [...edits, { start: source.text.length, end: source.text.length, text: `\n${notes}` }],
  );
}
