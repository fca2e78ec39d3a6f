import type { SourceText } from "./source-text";
import { hasTitle } from "./split-page";

const opening = /^\s*(#{2,6})[ \t]+(.+?)[ \t#]*(?:\n|$)/;

/** The words of a heading below level 1 that opens a text without a heading of level 1; undefined for others. */
export function openingHeading(body: string): string | undefined {
  return hasTitle(body)
    ? undefined
    : opening
        .exec(body)?.[2]
        ?.replace(/[*_`]|[ \t]*\{#[^}]*\}/g, "")
        .trim() || undefined;
}

/**
 * Raises the heading that opens a text and repeats the title of its page to level 1, so that the page
 * shows it once. The other headings follow if all of them are below it.
 */
export function withOpeningTitle(source: SourceText, title: string): SourceText {
  const [, hashes = "", words = ""] = opening.exec(source.text) ?? [];
  if (hashes === "" || plain(words) !== plain(title) || hasTitle(source.text)) return source;
  const start = source.text.indexOf(hashes);
  let isOutline = true;
  source.replaceOutsideCode(/^(#{2,6})(?=[ \t])/gm, ({ 0: mark, index }) => {
    if (index > start && mark.length <= hashes.length) isOutline = false;
    return null;
  });
  return source.replaceOutsideCode(/^(#{2,6})(?=[ \t])/gm, ({ 0: mark, index }) =>
    isOutline || index === start ? mark.slice(hashes.length - 1) : null,
  );
}

function plain(words: string): string {
  return words.replace(/[*_`\\]|\{#[^}]*\}/g, "").replace(/\s+/g, "");
}
