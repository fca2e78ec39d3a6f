// npm run import: moves a project of another generator into the content folder.
import { parseArgs } from "node:util";
import { siteErrors } from "./check/site-errors";
import { importProject, reportName } from "./import-project";
import { importMessages } from "./messages/import-messages";
import { readers } from "./readers";
import { summarize } from "./summary/summarize";

/** Places that each group of the summary names. */
const examples = 3;

// Whoever reads the summary may have seen enough of it: `npm run import -- … | head`.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { into: { type: "string" }, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
  });
  const [from] = positionals;
  if (values.help) return console.log(importMessages.usage);
  if (from === undefined || positionals.length > 1) throw new Error(importMessages.usage);
  const outcome = await importProject(from, values.into, readers, siteErrors);
  console.log(summarize(outcome, examples));
  console.log(`\n${importMessages.next(`${outcome.into}/${reportName}`, startCommand(outcome.into))}`);
}

function startCommand(into: string): string {
  return /^(?:\.\/)?content\/?$/.test(into) ? "npm start" : `CONTENT_DIR=${JSON.stringify(into)} npm start`;
}

run().catch((error: unknown) => {
  const { message, code = "" } = error as NodeJS.ErrnoException;
  console.error(code.startsWith("ERR_PARSE_ARGS") ? importMessages.usage : message);
  process.exitCode = 1;
});
