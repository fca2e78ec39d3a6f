import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Weighed } from "./weigh";

/** Budgets of one kind of page, in bytes by file name. */
type Budget = Readonly<Record<string, number>>;

const file = path.join(__dirname, "budgets.json");

/** Reads all budgets, by kind of page. */
export function readBudgets(): Record<string, Budget> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Headroom as a factor of the current weight: small for code, larger for content. */
const room = { code: 1.03, content: 1.3 };

/** Writes new budgets from measured weights, for a change that is worth its weight. */
export function writeBudget(kind: string, files: readonly Weighed[]): void {
  const budgets = { ...readBudgets(), [kind]: withRoom(files) };
  const inOrder = Object.fromEntries(Object.entries(budgets).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}

function withRoom(files: readonly Weighed[]): Budget {
  return Object.fromEntries(
    [...total(files)].map(([name, bytes]) => [name, Math.ceil(bytes * room[kindOf(name)]) + 50]),
  );
}

/**
 * Reports each file over budget with its name, its excess and its budget.
 * A file without a budget has a budget of zero.
 */
export function overweight(kind: string, files: readonly Weighed[], budget: Budget = {}): string[] {
  return [...total(files)].flatMap(([name, bytes]) => {
    const limit = budget[name] ?? 0;
    return bytes <= limit
      ? []
      : [`${kind}: ${name} weighs ${bytes} bytes gzipped, ${bytes - limit} above its budget of ${limit}`];
  });
}

function kindOf(name: string): keyof typeof room {
  const isContent = name === "html" || name.startsWith("/search/data/");
  return isContent ? "content" : "code";
}

/** Adds up the weights of files with the same name. */
function total(files: readonly Weighed[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, bytes } of files) sums.set(name, (sums.get(name) ?? 0) + bytes);
  return sums;
}
