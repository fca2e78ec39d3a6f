/** Joins items into an English list, without a comma before the last word: `a, b or c`. */
export function listed(items: readonly string[], last?: "and" | "or"): string {
  if (last === undefined || items.length < 2) return items.join(", ");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}
