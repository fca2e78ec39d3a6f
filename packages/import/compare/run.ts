// npm run import:compare: says what of an old site the new one does not answer.
import { parseArgs } from "node:util";
import { site } from "../../../src/config/site";
import { groupBy } from "../../../src/lib/lists";
import { compareMessages } from "./compare-messages";
import { type Comparison, compareSites } from "./compare-sites";

function run(): void {
  const options = { help: { type: "boolean", short: "h" } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [old, folder = "public"] = positionals;
  if (values.help) {
    console.log(compareMessages.usage);
    return;
  }
  if (old === undefined || positionals.length > 2) throw new Error(compareMessages.usage);
  const comparison = compareSites(old, folder, site.baseUrl);
  console.log(report(comparison).join("\n"));
  process.exitCode = comparison.missing.length + comparison.lacking.length > 0 ? 1 : 0;
}

function report({ pages, ids, missing, lacking }: Comparison): string[] {
  if (missing.length + lacking.length === 0) return [compareMessages.all(pages, ids)];
  const folders = groupBy(missing, (address) => `/${address.split("/")[1]}`);
  const lost = lacking.reduce((sum, page) => sum + page.ids.length, 0);
  return [
    ...(missing.length > 0 ? [compareMessages.addresses(missing.length, pages)] : []),
    ...[...folders].flatMap(([name, addresses]) => [
      compareMessages.folder(name, addresses.length),
      ...addresses.map((address) => `    ${address}`),
    ]),
    ...(lost > 0 ? [compareMessages.ids(lost, ids)] : []),
    ...lacking.flatMap((page) => [page.address, `    ${page.ids.map((id) => `#${id}`).join(" ")}`]),
  ];
}

try {
  run();
} catch (error) {
  const { message, code = "" } = error as NodeJS.ErrnoException;
  console.error(code.startsWith("ERR_PARSE_ARGS") ? compareMessages.usage : message);
  process.exitCode = 1;
}
