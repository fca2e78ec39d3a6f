import { isMap, isScalar, parseDocument, stringify } from "yaml";
import { type Edit, editText } from "./edit-text";

/**
 * Sets fields of YAML front matter. Every other line of a block map stays as the author wrote it,
 * comments included. Other front matter is rewritten.
 * @param frontMatter the YAML between the fences
 * @param fields values by key; undefined removes the field
 */
export function editFrontMatter(frontMatter: string, fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields);
  if (entries.length === 0) return frontMatter;
  const map = parseDocument(frontMatter).contents;
  // A flow map such as `{ title: x }`, or an empty document, has no lines of fields to keep.
  if (!isMap(map) || map.flow) return rewritten(frontMatter, fields);
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const [key, value] of entries) {
    const pair = map.items.find((item) => isScalar(item.key) && item.key.value === key);
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    if (start === undefined) {
      if (value !== undefined) added.push(fieldText(key, value));
      continue;
    }
    const range = (pair?.value as { readonly range?: readonly number[] } | null)?.range;
    const end = lineEnd(frontMatter, range?.[1] ?? start);
    edits.push({ start, end, text: value === undefined ? "" : fieldText(key, value) });
  }
  const edited = editText(frontMatter, edits);
  const separator = edited === "" || edited.endsWith("\n") ? "" : "\n";
  return `${edited}${added.length > 0 ? separator : ""}${added.join("")}`.replace(/\r?\n$/, "");
}

function rewritten(frontMatter: string, fields: Readonly<Record<string, unknown>>): string {
  const document = parseDocument(frontMatter);
  const data: unknown = document.toJS();
  const all = { ...(data !== null && typeof data === "object" ? data : {}), ...fields };
  const set = Object.entries(all).filter(([, value]) => value !== undefined);
  return set
    .map(([key, value]) => fieldText(key, value))
    .join("")
    .replace(/\n$/, "");
}

function fieldText(key: string, value: unknown): string {
  return stringify({ [key]: value }, { lineWidth: 0 });
}

/**
 * Returns the offset after the line that contains `offset`. Returns `offset` at the start of a
 * line, because a value's range may reach there.
 */
function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}
