import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Weighed } from "./weigh";

/** Budgets of one kind of page, in bytes by the name of the file. */
export type Budget = Readonly<Record<string, number>>;

const file = path.join(__dirname, "budgets.json");

/** All budgets, by the kind of page. */
export function readBudgets(): Record<string, Budget> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** How much more than today a file may weigh. Code has to answer for every byte; what an author writes may grow. */
const room = { code: 1.03, content: 1.3 };

/** Writes budgets above what was weighed, for a change that is worth its weight. */
export function writeBudget(kind: string, files: readonly Weighed[]): void {
  const budget = Object.fromEntries(
    [...total(files)].map(([name, bytes]) => [name, Math.ceil(bytes * room[kindOf(name)]) + 50]),
  );
  const budgets = { ...readBudgets(), [kind]: budget };
  const inOrder = Object.fromEntries(Object.entries(budgets).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}

/** What is too heavy, in words: the file, by how much, and what it may weigh. A file without a budget may weigh nothing. */
export function overweight(kind: string, files: readonly Weighed[], budget: Budget = {}): string[] {
  return [...total(files)].flatMap(([name, bytes]) => {
    const limit = budget[name] ?? 0;
    if (bytes <= limit) return [];
    return [`${kind}: ${name} weighs ${bytes} bytes gzipped, ${bytes - limit} above its budget of ${limit}`];
  });
}

function kindOf(name: string): keyof typeof room {
  const isContent = name === "html" || name.endsWith("/page-data.json") || name.startsWith("/search/data/");
  return isContent ? "content" : "code";
}

/** Files of one name weigh together. */
function total(files: readonly Weighed[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, bytes } of files) sums.set(name, (sums.get(name) ?? 0) + bytes);
  return sums;
}
