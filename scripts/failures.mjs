import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The maximum length of a failure's line, in characters. */
const mostCharacters = 240;

/**
 * Lists the failed tests of a JSON report of Jest, and the test files that could not run.
 * @param {{ testResults?: readonly any[] }} report
 * @param {string} root folder to which the files are relative
 * @returns {string[]} one line each: file, line of the failed assertion or else of the test, title,
 * message
 */
export function jestFailures({ testResults = [] }, root) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message && assertionResults.every(({ status }) => status !== "passed"))
      return [lineOf({ file: path.relative(root, name), line: lineIn(message, name), message })];
    return failed.map(({ fullName, location, failureMessages }) =>
      lineOf({
        file: path.relative(root, name),
        line: lineIn(failureMessages.join("\n"), name) ?? location?.line,
        title: fullName,
        message: failureMessages[0],
      }),
    );
  });
}

/**
 * Lists the failed and flaky tests of a JSON report of Playwright, and its errors outside tests, in
 * the format of `jestFailures`. A flaky test failed before it passed.
 * @param {{ config?: { rootDir: string }, suites?: readonly any[], errors?:
 * readonly any[] }} report
 * @param {string} root folder to which the files are relative
 * @returns {string[]}
 */
export function playwrightFailures({ config, suites = [], errors = [] }, root) {
  const rootDir = config?.rootDir ?? root;
  const outside = errors.map(({ location, message }) =>
    lineOf({
      file: path.relative(root, location?.file ?? path.join(root, "playwright.config.ts")),
      line: location?.line,
      message,
    }),
  );
  return [...outside, ...suites.flatMap((suite) => ofSuite(suite, rootDir, root))];
}

function ofSuite({ specs = [], suites = [] }, rootDir, root) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) => {
        const error = results.findLast(({ errors }) => errors.length > 0)?.errors[0];
        const isHere = error?.location?.file === path.join(rootDir, file);
        return lineOf({
          file: path.relative(root, path.join(rootDir, file)),
          line: isHere ? error.location.line : line,
          title: `${status === "flaky" ? "(flaky) " : ""}[${projectName}] ${title}`,
          message: error?.message ?? "",
        });
      }),
  );
  return [...own, ...suites.flatMap((suite) => ofSuite(suite, rootDir, root))];
}

/**
 * Lists the lines of a linter's, compiler's or build's output that begin with a file and a line
 * number, or with a file that is not formatted.
 * @returns at least one line; if no line names a file, the output's last line with the log's path
 */
export function outputFailures(name, output, log) {
  const lines = stripVTControlCharacters(output).split("\n");
  const placed = lines.flatMap((line) => {
    const place = /^[✖\s]*([\w./@-]*[\w-]\.\w+)(?:[:(](\d+)[\d:,)]*| (?=format ━))\s*(.*?)[\s━]*$/;
    const [, file, at, rest = ""] = place.exec(line) ?? [];
    return file === undefined ? [] : [lineOf({ file, line: at, title: name, message: rest })];
  });
  if (placed.length > 0) return [...new Set(placed)];
  const last = lines.findLast((line) => line.trim() !== "") ?? "";
  return [lineOf({ file: log, line: lines.length, title: name, message: last })];
}

function lineOf({ file, line = 1, title, message = "" }) {
  const said = stripVTControlCharacters(message)
    .replace(/^\s*●.*\n/, "")
    .replace(/\n\s+at [\s\S]*/, "")
    .replace(/\s+/g, " ")
    .trim();
  return `${file}:${line} ${[title, said].filter(Boolean).join(": ")}`.slice(0, mostCharacters);
}

/**
 * Returns the number of the line at which a stack trace first names a file; undefined if it does
 * not.
 */
function lineIn(stack, file) {
  const at = stack.indexOf(`${file}:`);
  const line = at === -1 ? Number.NaN : Number.parseInt(stack.slice(at + file.length + 1), 10);
  return Number.isNaN(line) ? undefined : line;
}
