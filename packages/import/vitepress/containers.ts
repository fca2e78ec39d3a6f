import type { Edit } from "../markdown/edit-text";
import type { SourceText } from "../markdown/source-text";

/** A container between an opening and a closing line of colons. */
interface Container {
  readonly indent: string;
  readonly colons: number;
  readonly name: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  closing: { readonly start: number; readonly end: number } | null;
  readonly inner: Container[];
}

/**
 * Converts VitePress and VuePress containers. Code groups and tabs become tabs. `v-pre`, `raw` and
 * containers that only align are removed, and their text stays. Outer containers get more colons
 * than inner ones, because a line of colons on this site closes the outermost container that has at
 * most as many colons.
 */
export function withContainers(source: SourceText): SourceText {
  const edits: Edit[] = [];
  for (const container of containersOf(source)) write(container, source, edits);
  return source.edit(edits);
}

const line = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(:{3,})[ \t]*([\w-]*)[ \t]*(.*)$/;

function containersOf(source: SourceText): Container[] {
  const { text } = source;
  const code = source.codeRanges();
  const top: Container[] = [];
  const open: Container[] = [];
  let offset = 0;
  for (const written of text.split("\n")) {
    const start = offset;
    offset += written.length + 1;
    const match = code.at(start) ? null : line.exec(written.replace(/\r$/, ""));
    if (!match) continue;
    const [, indent = "", colons = "", name = "", title = ""] = match;
    if (name !== "") {
      const container = {
        indent,
        colons: colons.length,
        name,
        title: title.trim(),
        start: start + indent.length,
        end: start + written.length,
        closing: null,
        inner: [],
      };
      (open.at(-1)?.inner ?? top).push(container);
      open.push(container);
    } else if (title === "") {
      const index = open.findLastIndex((container) => container.colons <= colons.length);
      const container = open[index];
      if (container === undefined) continue;
      container.closing = { start: start + indent.length, end: start + written.length };
      open.length = index;
    }
  }
  return top;
}

/**
 * Adds the edits for a container and the containers inside it.
 * @returns the number of colons that the converted container has, or if the container is removed,
 * the number that the containers inside it have
 */
function write(container: Container, source: SourceText, edits: Edit[]): number {
  const { name, title, closing, start, end, colons } = container;
  const inner = Math.max(2, ...container.inner.map((child) => write(child, source, edits)));
  const replace = (open: string, close: string) => {
    edits.push({ start, end, text: open });
    if (closing) edits.push({ start: closing.start, end: closing.end, text: close });
  };
  const isOpen = /\{open\}\s*$/.test(title);
  const plainTitle = title.replace(/\{[^}]*\}\s*$/, "").trim();
  const indent = container.indent.replace(/[-*+\d.)]/g, " ");
  switch (name) {
    case "v-pre":
    case "raw":
    case "left":
    case "center":
    case "right":
      replace("", "");
      return inner;
    case "code-group-item":
      replace(`${":".repeat(inner + 1)}tab[${label(title.replace(/:active$/, ""))}]`, ":".repeat(inner + 1));
      return inner + 1;
    case "code-group":
      if (container.inner.some((child) => child.name === "code-group-item")) {
        replace(`${":".repeat(inner + 1)}tabs`, ":".repeat(inner + 1));
        return inner + 1;
      }
      replace(`::::tabs`, "::::");
      edits.push(...codeTabs(source, container, indent));
      return 4;
    case "tabs":
    case "code-tabs":
      replace(`${":".repeat(Math.max(4, inner + 2))}tabs`, ":".repeat(Math.max(4, inner + 2)));
      edits.push(...namedTabs(source.text, container, indent, inner));
      return Math.max(4, inner + 2);
    default: {
      const needed = Math.max(colons, inner + 1);
      const shown = [plainTitle, ...(isOpen ? ["{open}"] : [])].map((part) => (part === "" ? "" : ` ${part}`)).join("");
      if (needed !== colons || (plainTitle !== title && !isOpen))
        replace(`${":".repeat(needed)} ${name}${shown}`, ":".repeat(needed));
      return needed;
    }
  }
}

/**
 * Turns each fence of a code group into a tab. The label is the title or the text in brackets in
 * the info string, or else the language, or else `·`.
 */
function codeTabs(source: SourceText, { end, closing }: Container, indent: string): Edit[] {
  const { text } = source;
  const until = closing?.start ?? text.length;
  return source
    .codeRanges()
    .overlapping({ start: end, end: until })
    .filter(
      (range) =>
        range.start >= end && range.end <= until && /^[ \t>]*(?:`{3}|~{3})/.test(text.slice(range.start, range.end)),
    )
    .flatMap((range) => {
      const [opening = ""] = text.slice(range.start, range.end).split("\n");
      const [, titled, bracketed] =
        /(?:title="([^"]*)"|\[([^\]]*)\])\s*$/.exec(opening) ?? /(?:title="([^"]*)")/.exec(opening) ?? [];
      const lang = /(?:`{3,}|~{3,})\s*([^\s:{[]*)/.exec(opening)?.[1] ?? "";
      const name = (titled ?? bracketed ?? lang) || "·";
      const info = opening.replace(/\s*\[[^\]]*\]\s*$/, "").replace(/\s*title="[^"]*"/, "");
      return [
        {
          start: range.start,
          end: range.start + opening.length,
          text: `${indent}:::tab[${label(name)}]\n${info}`,
        },
        { start: range.end, end: range.end, text: `\n${indent}:::` },
      ];
    });
}

function label(name: string): string {
  return name.trim().replace(/[[\]\\]/g, "\\$&");
}

/** Matches `== label` and `@tab label`, which open a tab in the `::: tabs` of common plugins. */
const tabLine = /^[ \t]*(?:==|@tab(?::active)?(?=[ \t]))[ \t]*(?:\{[^}]*\}[ \t]*)?(.+)$/gm;

function namedTabs(text: string, { end, closing }: Container, indent: string, inner: number): Edit[] {
  const until = closing?.start ?? text.length;
  const colons = ":".repeat(Math.max(3, inner + 1));
  const labels = [...text.slice(end, until).matchAll(tabLine)];
  const edits: Edit[] = labels.map((match, index) => ({
    start: end + match.index,
    end: end + match.index + match[0].length,
    text: `${index === 0 ? "" : `${indent}${colons}\n\n`}${indent}${colons}tab[${label((match[1] ?? "").replace(/#[\w-]+\s*$/, ""))}]`,
  }));
  if (labels.length > 0) edits.push({ start: until, end: until, text: `${colons}\n\n${indent}` });
  return edits;
}
