import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { filesBelow } from "../../../src/lib/node/files";
import { importProject } from "../import-project";
import { readers } from "../readers";
import type { Outcome } from "../summary/summarize";
import { textOf } from "./project-folder";

/** An imported project. */
export interface Imported {
  readonly outcome: Outcome;
  readonly files: readonly string[];
  /** Returns the text of a file. */
  readonly text: (file: string) => string;
  readonly yaml: (file: string) => unknown;
  /** All notes, formatted as `left docs/a.md:3 <Meter>`. */
  readonly notes: readonly string[];
}

export function importFixture(name: string): Promise<Imported> {
  return importFolder(path.join(__dirname, "../__fixtures__", name));
}

/** Imports a project into a new folder. */
export async function importFolder(project: string): Promise<Imported> {
  const into = path.join(mkdtempSync(path.join(tmpdir(), "import-")), "content");
  const outcome = await importProject(project, into, readers);
  return {
    outcome,
    files: filesBelow(into).filter((file) => !/^(?:\.import\.json|import-report\.md)$/.test(file)),
    text: (file) => textOf(into, file),
    yaml: (file) => parse(textOf(into, file)),
    notes: outcome.notes.map(({ kind, file, line, found }) =>
      [kind, line === undefined ? file : `${file}:${line}`, found].filter(Boolean).join(" "),
    ),
  };
}
