// npm run lint:content [-- --fix]: checks the rules of style that a program can check.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "../../src/config/content-dir";
import { readTextFile } from "../../src/config/read-text";
import { site, siteLineOf } from "../../src/config/site";
import { siteFile } from "../../src/config/site-file";
import { markdownFilesIn } from "../../src/content/scan-content";
import { contentFolders } from "../../src/kinds/registry";
import { formatDiagnostic, sortDiagnostics } from "../../src/lib/diagnostic";
import { nearest } from "../../src/lib/nearest";
import { applyEdits } from "./apply-edits";
import { type LintProblem, lintPage } from "./lint-page";
import { lintPages, ruleNames } from "./rules";

const dir = contentDir();

function check() {
  const pages = markdownFilesIn(dir, contentFolders()).map((file) =>
    lintPage(file, readTextFile(path.join(dir, file), file).text),
  );
  return { pages, problems: [...unknownRules(), ...lintPages(pages, site.lint)] };
}

/** Rules that site.yml switches and that there are not. */
function unknownRules(): LintProblem[] {
  const unknown = Object.keys(site.lint).filter((name) => !ruleNames.includes(name));
  return unknown.map((name) => {
    const field = `lint.${name}`;
    const meant = nearest(name, ruleNames);
    return {
      severity: "error",
      file: siteFile,
      line: siteLineOf(field),
      field,
      message: "没有这条规则",
      fix: meant === undefined ? `可以写${ruleNames.join("、")}` : `是否想写${meant}？`,
    };
  });
}

/** Makes all corrections that need no thought. @returns how many */
function mend(problems: readonly LintProblem[]): number {
  const byFile = new Set(problems.map(({ file }) => file));
  let count = 0;
  for (const file of byFile) {
    const ofFile = problems.filter((problem) => problem.file === file);
    const edits = ofFile.flatMap((problem) => problem.edits ?? []);
    const mended = edits.length > 0 && applyEdits(readFileSync(path.join(dir, file)), edits);
    if (!mended) continue;
    writeFileSync(path.join(dir, file), mended);
    count += edits.length;
  }
  return count;
}

let { pages, problems } = check();
if (process.argv.includes("--fix")) {
  let mended = 0;
  // One correction can make another possible: two rules may want the same place.
  for (let round = 0, count = mend(problems); count > 0 && round < 5; round++, count = mend(problems)) {
    mended += count;
    ({ pages, problems } = check());
  }
  console.log(`${mended} corrections made`);
}
for (const problem of sortDiagnostics(problems)) {
  console.log(problem.severity === "warning" ? `warning: ${formatDiagnostic(problem)}` : formatDiagnostic(problem));
}
const han = pages.filter(({ kind }) => kind !== "pages").reduce((sum, page) => sum + page.han, 0);
const errors = problems.filter(({ severity }) => severity === "error").length;
const mendable = problems.filter(({ edits = [] }) => edits.length > 0).length;
console.log(
  `${pages.length} pages, ${han} Han characters in docs and posts, ${problems.length} problems` +
    (mendable === 0 ? "" : `, ${mendable} of which npm run lint:content -- --fix can mend`),
);
process.exit(errors === 0 ? 0 : 1);
