import type { SourceText } from "./source-text";
import { hasTitle } from "./split-page";

const opening = /^\s*(#{2,6})[ \t]+(.+?)[ \t#]*(?:\n|$)/;

/**
 * Returns the words of the heading that opens a page's body, if it is below level 1 and the body
 * has no level-1 heading; undefined otherwise.
 */
export function openingHeading(body: string): string | undefined {
  return hasTitle(body)
    ? undefined
    : opening
        .exec(body)?.[2]
        ?.replace(/[*_`]|[ \t]*\{#[^}]*\}/g, "")
        .trim() || undefined;
}

/**
 * Raises an opening heading that repeats the page's title to level 1, so that the title is shown
 * once. The headings after it are raised by as many levels if all of them are deeper. A body with a
 * level-1 heading stays unchanged.
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
