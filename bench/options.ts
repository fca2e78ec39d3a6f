import { type Measure, measures } from "./results";
import { type SiteId, siteIds } from "./sites/site";

export interface Options {
  readonly only: readonly Measure[];
  readonly sites: readonly SiteId[];
  /** Sizes of generated content. */
  readonly pages: readonly number[];
  readonly runs: number;
  /** Whether to skip measurements that have a result for the same version. */
  readonly missing: boolean;
  /** Whether to measure nothing and write the report from the stored results. */
  readonly report: boolean;
}

export const usage = `npm run bench -- [--only ${measures.join(",")}] [--sites ${siteIds.join(",")}]
  [--pages 84,1100,5000] [--runs 5] [--missing] [--report]`;

/**
 * Parses the command line.
 * @throws Error that names the invalid argument and shows the usage
 */
export function readOptions(args: readonly string[]): Options {
  const given = new Map<string, string>();
  const known = ["only", "sites", "pages", "runs", "missing", "report"];
  for (let index = 0; index < args.length; index++) {
    const name = args[index]?.replace(/^--/, "") ?? "";
    if (!known.includes(name)) throw new Error(`${args[index]} is unknown\n${usage}`);
    given.set(name, name === "missing" || name === "report" ? "" : (args[++index] ?? ""));
  }
  const numbers = (name: string, usual: string) => (given.get(name) ?? usual).split(",").map(positive);
  return {
    only: choose(given.get("only"), measures),
    sites: choose(given.get("sites"), siteIds),
    pages: numbers("pages", "84,1100"),
    runs: numbers("runs", "5")[0] ?? 5,
    missing: given.has("missing"),
    report: given.has("report"),
  };
}

function positive(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${text || "nothing"} is no number of pages or runs\n${usage}`);
  return number;
}

function choose<T extends string>(text: string | undefined, known: readonly T[]): readonly T[] {
  if (text === undefined) return known;
  const names = text.split(",");
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`${unknown || "nothing"} is none of ${known.join(", ")}\n${usage}`);
  return known.filter((one) => names.includes(one));
}
