import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Visit, Weighed } from "./weigh";

/** Budgets of one kind of page, in bytes by file name. */
type Budget = Readonly<Record<keyof Visit, Readonly<Record<string, number>>>>;

const file = path.join(__dirname, "budgets.json");

/** Reads all budgets, by kind of page. */
export function readBudgets(): Record<string, Budget> {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Headroom for growth, as a factor of today's weight: small for code, larger for what authors write. */
const room = { code: 1.03, content: 1.3 };

/** Writes new budgets from measured weights, for a change that is worth its weight. */
export function writeBudget(kind: string, { read, act }: Visit): void {
  const budgets = { ...readBudgets(), [kind]: { read: withRoom(read), act: withRoom(act) } };
  const inOrder = Object.fromEntries(Object.entries(budgets).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`);
}

function withRoom(files: readonly Weighed[]): Record<string, number> {
  return Object.fromEntries(
    [...total(files)].map(([name, bytes]) => [name, Math.ceil(bytes * room[kindOf(name)]) + 50]),
  );
}

const noBudget: Budget = { read: {}, act: {} };

/** Reports files over budget: name, excess and budget. A file without a budget has a budget of zero. */
export function overweight(kind: string, visit: Visit, budget: Budget = noBudget): string[] {
  return (["read", "act"] as const).flatMap((phase) =>
    [...total(visit[phase])].flatMap(([name, bytes]) => {
      const limit = budget[phase][name] ?? 0;
      if (bytes <= limit) return [];
      const excess = `${bytes - limit} above its budget of ${limit}`;
      return [
        `${kind}: to ${phase} ${phase === "act" ? "on it" : "it"}, ${name} weighs ${bytes} bytes gzipped, ${excess}`,
      ];
    }),
  );
}

function kindOf(name: string): keyof typeof room {
  const isContent = name === "html" || name.endsWith("/fragment.json") || name.startsWith("/search/data/");
  return isContent ? "content" : "code";
}

/** Adds up the weights of files with the same name. */
function total(files: readonly Weighed[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { name, bytes } of files) sums.set(name, (sums.get(name) ?? 0) + bytes);
  return sums;
}
