import { jestFailures, outputFailures, playwrightFailures } from "./failures.mjs";

test("names the line of a failed assertion in Jest, with title and message", () => {
  const failed = {
    status: "failed",
    fullName: "a slug has no spaces",
    location: { line: 3 },
    failureMessages: ["Error: \u001b[31mexpected\u001b[39m\n\n  a\n    at Object.<anonymous> (/p/src/a.test.ts:7:11)"],
  };
  const testResults = [{ name: "/p/src/a.test.ts", message: "…", assertionResults: [failed, { status: "passed" }] }];
  expect(jestFailures({ testResults }, "/p")).toEqual([
    expect.stringMatching(/^src\/a\.test\.ts:7 a slug has no spaces: Error: expected a/),
  ]);
});

test("names a test file that Jest could not run", () => {
  const message = "  ● Test suite failed to run\n\n    Cannot find module './b'\n  at (/p/src/a.test.ts:2:1)";
  const testResults = [{ name: "/p/src/a.test.ts", message, assertionResults: [] }];
  expect(jestFailures({ testResults }, "/p")[0]).toMatch(/^src\/a\.test\.ts:2 Cannot find module '\.\/b'/);
});

test("names the failed and flaky tests of Playwright, also in describe blocks, with their project", () => {
  const result = { errors: [{ message: "not visible", location: { file: "/p/e2e/a.spec.ts", line: 9 } }] };
  const spec = {
    file: "a.spec.ts",
    line: 4,
    title: "opens",
    tests: [
      { projectName: "phone", status: "unexpected", results: [result] },
      { projectName: "desktop", status: "expected", results: [{ errors: [] }] },
      { projectName: "content", status: "flaky", results: [result, { errors: [] }] },
    ],
  };
  const report = { config: { rootDir: "/p/e2e" }, suites: [{ suites: [{ specs: [spec] }] }] };
  expect(playwrightFailures(report, "/p")).toEqual([
    "e2e/a.spec.ts:9 [phone] opens: not visible",
    "e2e/a.spec.ts:9 (flaky) [content] opens: not visible",
  ]);
});

test("a server that does not start is a failure of the configuration", () => {
  expect(playwrightFailures({ errors: [{ message: "port is used" }] }, "/p")).toEqual([
    "playwright.config.ts:1 port is used",
  ]);
});

test("finds files and lines in the output of TypeScript, Biome and a build", () => {
  const output = [
    "src/a.ts(12,3): error TS2322: no",
    "src/b.ts:5:1 lint/style/useConst ━━━━━━━━━━",
    "docs/links.mdx:7 none.png",
    "src/c.ts format ━━━━━━━━━━",
    "at 12:30 it ended",
  ];
  expect(outputFailures("types", output.join("\n"), "x.log").map((line) => line.split(" ")[0])).toEqual([
    "src/a.ts:12",
    "src/b.ts:5",
    "docs/links.mdx:7",
    "src/c.ts:1",
  ]);
});

test("names the log and its last line if the output names no file", () => {
  expect(outputFailures("lock file", "a\nkilled\n", "test-results/logs/lock-file.log")).toEqual([
    "test-results/logs/lock-file.log:3 lock file: killed",
  ]);
});
