import { breakLabel } from "../../../src/markdown/drawings/drawing";

/**
 * The width of a phone's text column, and the gap between two participants.
 * Both are in em of a drawing's smallest text.
 */
const phone = 26.5;
const gap = 1.2;

const participant = /^(\s*(?:create\s+)?(?:participant|actor)\s.*?\sas\s+)(.+)$/gim;
const note = /^(\s*note\s[^:\n]*:\s*)(.+)$/gim;
const message = /^((?!\s*(?:%%|note\s))[^:\n]*-[->x)][^:\n]*:\s*)(.+)$/gim;

interface Narrow {
  readonly source: string;
  /** Mermaid's settings for the sequence, in px. */
  readonly layout: { readonly actorMargin: number; readonly height: number };
}

/**
 * Breaks the labels of a sequence diagram into lines, so that the participants fit side by side on
 * a phone. A label always gets at least 4.5 em, so five or more participants do not fit. The
 * distance between participants has an upper limit.
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

/**
 * Joins the lines of each label, because mermaid makes every line a separate `<text>`. Search,
 * copying and screen readers then get the whole label.
 */
export function joinLines(root: SVGSVGElement): void {
  for (const text of root.querySelectorAll("text:is([class*=Text], .actor)")) {
    const before = text.previousElementSibling;
    if (before?.tagName !== "text" || before.getAttribute("class") !== text.getAttribute("class")) continue;
    const line = document.createElementNS("http://www.w3.org/2000/svg", "tspan");
    for (const name of ["x", "y", "dy"]) line.setAttribute(name, text.getAttribute(name) ?? "0");
    // Removes a hyphen at the end of a line if it follows an East Asian character. Hyphens after
    // letters of alphabetic scripts stay.
    const last = [...before.querySelectorAll("tspan")].at(-1) ?? before;
    last.textContent = (last.textContent ?? "").replace(/(?<=[^\0-\u2e7f])-$/, "");
    line.append(...text.childNodes);
    before.append(line);
    text.remove();
  }
}
