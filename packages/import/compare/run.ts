// npm run import:compare: lists the addresses and ids that the new site lacks.
import path from "node:path";
import { site } from "../../../src/config/site";
import { groupBy } from "../../../src/lib/lists";
import { compareMessages } from "../messages/messages";
import { type Comparison, compareSites } from "./compare-sites";

interface Given {
  readonly positionals: readonly string[];
  /** The folder in which the command was typed. */
  readonly calledFrom: string;
}

/**
 * Compares the sites and prints the result.
 * @returns the exit code: 1 if the new site lacks something, otherwise 0
 */
export function run({ positionals: [old = "", folder = "public"], calledFrom }: Given): number {
  const place = (written: string) => path.resolve(calledFrom, written);
  const comparison = compareSites(place(old), place(folder), site.baseUrl);
  console.log(report(comparison).join("\n"));
  return comparison.missing.length + comparison.lacking.length > 0 ? 1 : 0;
}

function report({ pages, ids, missing, lacking }: Comparison): string[] {
  if (missing.length + lacking.length === 0) return [compareMessages.all(pages, ids)];
  const folders = groupBy(missing, (address) => `/${address.split("/")[1]}`);
  const lost = lacking.reduce((sum, page) => sum + page.ids.length, 0);
  return [
    ...(missing.length > 0 ? [compareMessages.addresses(missing.length, pages)] : []),
    ...[...folders].flatMap(([name, addresses]) => [
      `${name} (${addresses.length})`,
      ...addresses.map((address) => `    ${address}`),
    ]),
    ...(lost > 0 ? [compareMessages.ids(lost, ids)] : []),
    ...lacking.flatMap((page) => [page.address, `    ${page.ids.map((id) => `#${id}`).join(" ")}`]),
  ];
}
