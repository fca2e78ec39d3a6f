import { parseDocument } from "yaml";

/**
 * Removes fields from a YAML or JSON file. If a field does not exist, its nearest existing ancestor
 * is removed.
 * @param fields dotted paths, such as `navbar.left.2.to`
 * @returns the new text, or null if only removing the whole file would help
 */
export function withoutFields(text: string, fields: readonly string[], isJson: boolean): string | null {
  const document = parseDocument(text);
  if (document.errors.length > 0) return null;
  const paths = new Map(
    fields.map((field) => {
      const keys = field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      while (keys.length > 0 && !document.hasIn(keys)) keys.pop();
      return [keys.join("."), keys] as const;
    }),
  );
  if (paths.has("") || paths.size === 0) return null;
  // Starts from the end, so that the indices of list items stay valid.
  for (const keys of [...paths.values()].sort(compareKeys).reverse()) document.deleteIn(keys);
  return isJson ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString({ lineWidth: 0 });
}

function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const index = a.findIndex((key, at) => key !== b[at]);
  const [left, right] = [a[index], b[index]];
  return typeof left === "number" && typeof right === "number" ? left - right : a.length - b.length;
}
