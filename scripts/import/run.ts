// npm run import: moves a project of another generator into the content folder.
import { parseArgs } from "node:util";
import { say } from "../../src/config/say";
import { importMessages } from "../../src/text/diagnostics/import-messages";
import { importProject, reportName } from "./import-project";
import { readers } from "./readers";
import { summarize } from "./summary/summarize";

/** Places that each group of the summary names. */
const examples = 3;

// Whoever reads the summary may have seen enough of it: `npm run import -- … | head`.
process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { into: { type: "string" } }, allowPositionals: true });
  const [from] = positionals;
  if (from === undefined || positionals.length > 1) throw new Error(say(importMessages.usage));
  const outcome = await importProject(from, values.into, readers);
  console.log(summarize(outcome, examples));
  console.log(`\n${say(importMessages.next(`${outcome.into}/${reportName}`, startCommand(outcome.into)))}`);
}

function startCommand(into: string): string {
  return /^(?:\.\/)?content\/?$/.test(into) ? "npm start" : `CONTENT_DIR=${JSON.stringify(into)} npm start`;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
