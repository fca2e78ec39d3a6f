import { parseDocument } from "yaml";

/**
 * A YAML or JSON file without the values that some fields name, or the innermost list or map around one that is missing.
 * @param fields dotted, `navbar.left.2.to`
 * @returns null where nothing can be taken out but all of it
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
  // From the end, so that items of a list keep their numbers.
  for (const keys of [...paths.values()].sort(compareKeys).reverse()) document.deleteIn(keys);
  return isJson ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString({ lineWidth: 0 });
}

function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const index = a.findIndex((key, at) => key !== b[at]);
  const [left, right] = [a[index], b[index]];
  return typeof left === "number" && typeof right === "number" ? left - right : a.length - b.length;
}
