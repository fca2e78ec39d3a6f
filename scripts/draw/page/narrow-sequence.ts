import { breakLabel } from "../../../src/markdown/drawings/drawing";

/** Width of a phone's text in the type of a drawing that has shrunk as far as it may, in em; and the gap of two participants. */
const phone = 26.5;
const gap = 1.2;

const participant = /^(\s*(?:create\s+)?(?:participant|actor)\s.*?\sas\s+)(.+)$/gim;
const note = /^(\s*note\s[^:\n]*:\s*)(.+)$/gim;
const message = /^((?!\s*(?:%%|note\s))[^:\n]*-[->x)][^:\n]*:\s*)(.+)$/gim;

interface Narrow {
  readonly source: string;
  /** Mermaid's settings for it, in px. */
  readonly layout: { readonly actorMargin: number; readonly height: number };
}

/**
 * A sequence diagram with the lines of its labels broken, so that all participants stand beside each other on a phone; few
 * of them are no farther from each other than is good to look at.
 */
export function narrowSequence(source: string, participants: number): Narrow {
  const gaps = Math.max(1, participants - 1);
  const column = Math.max(4.5, phone / participants - gap);
  const between = Math.max(4.5, (phone - column) / gaps - gap);
  const narrow = [participant, note].reduce(
    (text, kind) => broken(text, kind, column),
    broken(source, message, between),
  );
  const lines = [...narrow.matchAll(participant)].map(([, , label = ""]) => label.split("<br/>").length);
  const actorMargin = Math.max(8, Math.min(60, (phone * 13 - participants * 64) / gaps));
  return { source: narrow, layout: { actorMargin, height: Math.max(40, 15 * Math.max(...lines, 1) + 12) } };
}

function broken(source: string, lines: RegExp, most: number): string {
  return source.replace(lines, (_, before: string, label: string) => {
    const parts = label.split(/<br\s*\/?>/i).flatMap((part) => breakLabel(part, most));
    return before + parts.join("<br/>");
  });
}

/** Mermaid makes each line of a label a text of its own. One label is one text: so search, copying and a screen reader find it whole. */
export function joinLines(root: SVGSVGElement): void {
  for (const text of root.querySelectorAll("text:is([class*=Text], .actor)")) {
    const before = text.previousElementSibling;
    if (before?.tagName !== "text" || before.getAttribute("class") !== text.getAttribute("class")) continue;
    const line = document.createElementNS("http://www.w3.org/2000/svg", "tspan");
    for (const name of ["x", "y", "dy"]) line.setAttribute(name, text.getAttribute(name) ?? "0");
    // A hyphen is for words of letters.
    const last = [...before.querySelectorAll("tspan")].at(-1) ?? before;
    last.textContent = (last.textContent ?? "").replace(/(?<=[^\0-\u2e7f])-$/, "");
    line.append(...text.childNodes);
    before.append(line);
    text.remove();
  }
}
