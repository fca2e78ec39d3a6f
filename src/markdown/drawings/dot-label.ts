import { articleText } from "../../text/texts";

/** A field of a record or a cell of a table. Edges refer to it by its port. */
export interface Field {
  readonly port: string | undefined;
  readonly text: string;
}

/**
 * Returns the fields of a record (`<port> text | {…}`) or the cells of an HTML label. Any other
 * label is one field.
 */
export function fieldsOf(label: string, shape: string): Field[] {
  // HTML labels are recognized by their tags, because Graphviz' output does not say which labels
  // are HTML.
  if (!/record/i.test(shape))
    return /<(?:table|br|[bisu]|font|sub|sup)\b/i.test(label)
      ? cellsOf(label)
      : [{ port: undefined, text: plain(label) }];
  return label.split(/(?<!\\)[|{}]/).flatMap((field) => {
    const [, port, rest = ""] = /^\s*(?:<([^>]*)>)?([\s\S]*)$/.exec(field) ?? [];
    return port === undefined && rest.trim() === "" ? [] : [{ port: port?.trim(), text: plain(rest) }];
  });
}

function cellsOf(html: string): Field[] {
  const cells = [...html.matchAll(/<td\b([^>]*)>([\s\S]*?)<\/td>/gi)];
  if (cells.length === 0) return [{ port: undefined, text: plain(withoutTags(html)) }];
  return cells.map(([, attributes = "", content = ""]) => ({
    port: /\bport="?([^"\s>]+)/i.exec(attributes)?.[1],
    text: plain(withoutTags(content)),
  }));
}

const withoutTags = (html: string) => html.replace(/<br\s*\/?>/gi, "\n").replace(/<[^>]*>/g, "");

/** Removes Graphviz' escapes from a label, and joins its lines into one sentence. */
export function plain(label: string): string {
  const lines = unescaped(label.replace(/\\[nlr]/g, "\n").replace(/\\([^N])/g, "$1")).split("\n");
  const parts = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "");
  return parts.reduce((sentence, part) => {
    if (sentence === "" || /[，。、；：,;:(（]$/.test(sentence)) return sentence + part;
    return /[a-z\d]$/i.test(sentence) && /^[a-z\d]/i.test(part)
      ? `${sentence} ${part}`
      : articleText.diagramText.lines(sentence, part);
  }, "");
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function unescaped(label: string): string {
  return label.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
  );
}
