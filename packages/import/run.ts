// npm run import: imports a project of another generator into the content folder.
import path from "node:path";
import { siteProblems } from "./check/site-problems";
import { importProject, reportName } from "./import-project";
import { importMessages } from "./messages/messages";
import { readers } from "./readers";
import { summarize } from "./summary/summarize";

/** Number of locations that each group of the summary lists. */
const examples = 3;

interface Given {
  readonly values: { readonly into?: string; readonly "no-config"?: boolean };
  readonly positionals: readonly string[];
  /** The folder in which the command was typed. */
  readonly calledFrom: string;
  /** Whether the command runs from the installed package, as `npx notes-site`. */
  readonly isPackage: boolean;
}

/**
 * Runs the import and prints a summary.
 * @throws Error with a user-facing message if nothing can be imported
 */
export async function run({ values, positionals: [from = ""], calledFrom, isPackage }: Given): Promise<void> {
  if (values["no-config"]) process.env["CONTENT_TRUST"] = "none";
  if (isPackage && values.into === undefined) throw new Error(importMessages.noTarget);
  const place = (folder: string) => (isPackage ? path.resolve(calledFrom, folder) : folder);
  const outcome = await importProject(place(from), values.into && place(values.into), readers, siteProblems);
  console.log(summarize(outcome, examples));
  const command = isPackage ? inOwnFolder(path.relative(calledFrom, outcome.into)) : startCommand(outcome.into);
  console.log(`\n${importMessages.next(`${outcome.into}/${reportName}`, command)}`);
}

function inOwnFolder(into: string): string {
  return `npx notes-site start --content ${JSON.stringify(into)}`;
}

function startCommand(into: string): string {
  return /^(?:\.\/)?content\/?$/.test(into) ? "npm start" : `CONTENT_DIR=${JSON.stringify(into)} npm start`;
}
