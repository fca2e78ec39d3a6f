// npm run import: moves a project of another generator into the content folder.
import path from "node:path";
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
    options: {
      into: { type: "string" },
      "no-config": { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
    allowPositionals: true,
  });
  const [from] = positionals;
  if (values.help) return console.log(importMessages.usage);
  if (from === undefined || positionals.length > 1) throw new Error(importMessages.usage);
  if (values["no-config"]) process.env["CONTENT_TRUST"] = "none";
  if (calledFrom !== undefined && values.into === undefined) throw new Error(importMessages.usage);
  const outcome = await importProject(there(from), values.into && there(values.into), readers, siteErrors);
  console.log(summarize(outcome, examples));
  console.log(`\n${importMessages.next(`${outcome.into}/${reportName}`, startCommand(outcome.into))}`);
}

/** The owner's folder, where this runs by `npx notes-site import`: scripts/notes-site.mjs. */
const calledFrom = process.env["CALLED_FROM"];

function there(folder: string): string {
  return calledFrom === undefined ? folder : path.resolve(calledFrom, folder);
}

function startCommand(into: string): string {
  if (calledFrom !== undefined)
    return `npx notes-site start --content ${JSON.stringify(path.relative(calledFrom, into))}`;
  return /^(?:\.\/)?content\/?$/.test(into) ? "npm start" : `CONTENT_DIR=${JSON.stringify(into)} npm start`;
}

run().catch((error: unknown) => {
  const { message, code = "" } = error as NodeJS.ErrnoException;
  console.error(code.startsWith("ERR_PARSE_ARGS") ? importMessages.usage : message);
  process.exitCode = 1;
});
