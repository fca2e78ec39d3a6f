import { isBroken, nightlyChecks } from "./lanes.mjs";
import { projectFiles } from "./testing/project-files";

/** Returns the names of the nightly checks that a change of one file brings into `npm test`. */
function broughtBy(file: string): string[] {
  // Which tests run a file only Jest can tell, which takes seconds.
  return nightlyChecks.filter(({ files }) => isBroken({ files }, [file])).map(({ name }) => name);
}

const globs = nightlyChecks.flatMap(({ name, files }) => files.map((glob) => [glob, name] as const));

test.each(globs)("%s, which brings in %s, matches a file", (glob) => {
  expect(isBroken({ files: [glob] }, projectFiles())).toBe(true);
});

test.each(nightlyChecks.flatMap((check) => ("testsIn" in check ? check.testsIn : [])))(
  "%s is a folder with tests",
  (folder) => {
    expect(isBroken({ files: [`${folder}/**/*.test.ts`] }, projectFiles())).toBe(true);
  },
);

test.each([
  ["e2e/engines/journeys.ts", ["Firefox and WebKit"]],
  ["e2e/support/imported-sites.ts", ["imports of other projects", "imported sites"]],
  ["package-lock.json", ["imports of other projects", "imported sites", "commands one after the other"]],
  ["scripts/pack.mjs", ["commands one after the other", "package for another folder"]],
  ["gatsby-node.ts", ["commands one after the other"]],
  ["src/graphql/checks/random-input.test.ts", ["10,000 random articles and inputs"]],
  ["src/styles/base.css", []],
  ["bench/package.json", []],
])("a change of %s brings in the checks that it can break", (file, names) => {
  expect(broughtBy(file)).toEqual(names);
});

test("a change of several files brings in what one of them can break, and no more", () => {
  const changed = ["docs/writing.md", "src/styles/base.css", "e2e/engines/run.ts"];
  expect(isBroken({ files: ["e2e/engines/**"] }, changed)).toBe(true);
  expect(isBroken({ files: ["bench/search/**"] }, changed)).toBe(false);
});

test("a change of nothing breaks nothing", () => {
  expect(nightlyChecks.filter((check) => isBroken(check, []))).toEqual([]);
});
