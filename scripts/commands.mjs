const port = { port: { type: "string", short: "p" } };

/**
 * The commands that scripts/main.mjs runs: `npm run <script>` in this project, `npx notes-site
 * <name>` in an owner's folder. scripts/words contains their descriptions and usages.
 * - `entry`: the module that exports the command's `run`, or that runs on import
 * - `script`: its name in package.json, if that differs
 * - `options`: in the format of `parseArgs` of node:util
 * - `takes`: the minimum and maximum number of positional arguments; none by default
 * - `runsGatsby`, `installs`: whether the command runs Gatsby or installs packages, which decides
 *   what the machine must have (scripts/ready.mjs)
 * - `isHere`: whether the command exists only in this project, not in an owner's folder
 */
export const commands = {
  start: { entry: "scripts/start.mjs", options: port, runsGatsby: true, installs: true },
  develop: {
    entry: "scripts/develop.mjs",
    options: { ...port, host: { type: "string", short: "H" }, open: { type: "boolean", short: "o" } },
    runsGatsby: true,
  },
  build: { entry: "scripts/build.mjs", options: { verbose: { type: "boolean" } }, runsGatsby: true },
  serve: { entry: "scripts/serve.mjs", options: port },
  check: { entry: "scripts/check/run.ts", options: { json: { type: "boolean" } } },
  new: { entry: "scripts/new/run.ts", options: { slug: { type: "string" } }, takes: [2, 3] },
  draw: { entry: "scripts/draw/run.ts", options: { all: { type: "boolean" } } },
  epub: { entry: "scripts/epub/run.ts", takes: [1, 1] },
  lint: { entry: "scripts/content-lint/run.ts", script: "lint:content", options: { fix: { type: "boolean" } } },
  "lint:programs": { entry: "scripts/lint-programs/run.ts" },
  "fetch-pictures": { entry: "packages/import/fetch-pictures/run.ts" },
  import: {
    entry: "packages/import/run.ts",
    options: { into: { type: "string" }, "no-config": { type: "boolean" } },
    takes: [1, 1],
  },
  "import:compare": { entry: "packages/import/compare/run.ts", takes: [1, 2] },
  "keep-last-build": { entry: "scripts/keep-last-build.mjs", takes: [1, 1] },
  "search:push": { entry: "scripts/search-push/run.ts" },
  audit: { entry: "scripts/audit.mjs" },
  clean: { entry: "scripts/clean.mjs" },
  init: {
    entry: "scripts/init/run.ts",
    options: { title: { type: "string" }, url: { type: "string" }, lang: { type: "string" } },
    takes: [1, 1],
    isHere: true,
  },
  pack: { entry: "scripts/pack.mjs", takes: [0, 1], isHere: true },
  test: { entry: "scripts/test.mjs", installs: true, isHere: true },
  "test:nightly": { entry: "scripts/test-nightly.mjs", installs: true, isHere: true },
  texts: { entry: "scripts/texts/run.ts", isHere: true },
  "lint:lock": { entry: "scripts/lint-lock.mjs", isHere: true },
  "check:package": { entry: "scripts/check-package.mjs", isHere: true },
  "check:reproducible": { entry: "scripts/check-reproducible.mjs", isHere: true },
};

/** Returns the name of a command in package.json. */
export const scriptOf = (name) => commands[name].script ?? name;

/** Returns the names of the commands that exist in an owner's folder, or in this project. */
export const namesFor = ({ isPackage }) =>
  Object.keys(commands).filter((name) => !(isPackage && commands[name].isHere));
