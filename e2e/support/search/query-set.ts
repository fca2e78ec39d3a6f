import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Query } from "../../../bench/search/queries";

/** `tuning` queries may be used to improve the ranking. `held` queries only measure it. */
export const splits = ["tuning", "held"] as const;
export type Split = (typeof splits)[number];

export interface AskedQuery extends Query {
  readonly split: Split;
  /** Addresses of all pages that answer the query. */
  readonly right: readonly string[];
}

type Entry = Partial<Readonly<Record<Split, Readonly<Record<string, readonly string[]>>>>> & {
  readonly page: string;
  readonly also?: Readonly<Record<string, readonly string[]>>;
};

const folder = path.resolve("bench/search");

/** Reads the questions and terms that people wrote after reading the notes. */
export function readQuerySet(): AskedQuery[] {
  const entries = ["queries.yml", "everyday.yml"].flatMap((name): Entry[] => read(name));
  return entries.flatMap(({ page, also = {}, ...entry }) =>
    splits.flatMap((split) =>
      Object.entries(entry[split] ?? {}).flatMap(([kind, texts]) =>
        texts.map((text) => ({ split, kind, text, expected: page, right: [page, ...(also[text] ?? [])] })),
      ),
    ),
  );
}

/** Reads queries about subjects that no page covers. */
export function readAbsent(): readonly string[] {
  return read("absent.yml");
}

function read<T>(name: string): T {
  return parse(readFileSync(path.join(folder, name), "utf8"));
}
