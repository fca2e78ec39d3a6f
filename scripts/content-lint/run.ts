// npm run lint:content [-- --fix]: checks the style rules that a program can check,
// and corrects what it can with `--fix`.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readTextFile } from "../../src/config/read-file";
import { contentDir } from "../../src/config/read-site";
import { site } from "../../src/config/site";
import { markdownFilesIn } from "../../src/content/files/scan-content";
import { contentFolders } from "../../src/content/registry";
import { formatDiagnostic, sortDiagnostics } from "../../src/lib/diagnostic";
import type { Given } from "../given";
import { lintPage } from "./lint-page";
import { mend } from "./mend";
import { lintPages } from "./rules";

const dir = contentDir();
const files = markdownFilesIn(dir, contentFolders());

function check() {
  const pages = files.map((file) => lintPage(file, readTextFile(path.join(dir, file), file).text));
  const problems = lintPages(pages, site.lint);
  return { pages, problems, mendable: problems.filter(({ mended }) => mended !== undefined) };
}

/**
 * Checks the pages, and corrects them first with `--fix`.
 * @returns 1 if a problem is an error
 */
export function run({ values, words: { lint: words } }: Given<{ fix?: boolean }>): number {
  let { pages, problems, mendable } = check();
  if (values.fix) {
    const before = problems.length;
    for (const file of new Set(mendable.map((problem) => problem.file))) {
      const checkFile = (text: string) => lintPages([lintPage(file, text)], site.lint);
      const mended = mend(readFileSync(path.join(dir, file)), checkFile);
      if (mended) writeFileSync(path.join(dir, file), mended);
    }
    ({ pages, problems, mendable } = check());
    console.log(words.mended(before - problems.length));
  }
  for (const problem of sortDiagnostics(problems)) {
    const said = formatDiagnostic(problem);
    console.log(problem.severity === "warning" ? `${words.warning} ${said}` : said);
  }
  const size = pages.filter(({ kind }) => kind !== "pages").reduce((sum, page) => sum + page.size, 0);
  console.log(words.count({ pages: pages.length, size, problems: problems.length, mendable: mendable.length }));
  return problems.some(({ severity }) => severity === "error") ? 1 : 0;
}
