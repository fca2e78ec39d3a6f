// npm run lint:content: checks the rules of style that a program can check.
import path from "node:path";
import { contentDir } from "../../src/content/content-dir";
import { readTextFile } from "../../src/content/read-text";
import { markdownFilesIn } from "../../src/content/scan-content";
import { contentFolders } from "../../src/kinds/registry";
import { formatDiagnostic, sortDiagnostics } from "../../src/lib/diagnostic";
import { lintPage } from "./lint-page";
import { nearDuplicates, pageRules } from "./rules";

const dir = contentDir();
const pages = markdownFilesIn(dir, contentFolders()).map((file) =>
  lintPage(file, readTextFile(path.join(dir, file), file).text),
);
const problems = sortDiagnostics([
  ...pages.flatMap((page) => pageRules.flatMap((rule) => rule(page))),
  ...nearDuplicates(pages),
]);

for (const problem of problems) console.log(formatDiagnostic(problem));
const han = pages.filter(({ kind }) => kind !== "pages").reduce((sum, page) => sum + page.han, 0);
console.log(`${pages.length} pages, ${han} Han characters in docs and posts, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
