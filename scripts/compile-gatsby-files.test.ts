import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const initialize = path.resolve("node_modules/gatsby/dist/services/initialize.js");
let root: string;

beforeEach(() => {
  // The folder is inside this project, because Parcel only resolves files inside a project.
  mkdirSync(".cache", { recursive: true });
  root = mkdtempSync(path.resolve(".cache", "compile-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Compiles a project as Gatsby does, with the compiler that initialize.js requires. */
function compile(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  // Gatsby's worker inherits Node's options, so the program must be in a file.
  const program = path.join(root, "program.cjs");
  const text = `const load = require("node:module").createRequire(${JSON.stringify(initialize)});
    load("../utils/parcel/compile-gatsby-files").compileGatsbyFiles(${JSON.stringify(root)}).then(() => process.exit());`;
  writeFileSync(program, text);
  const args = ["--require", path.resolve("scripts/compile-gatsby-files.cjs"), program];
  return spawnSync(process.execPath, args, {
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" },
  });
}

test("Gatsby requires its compiler by the name that the script waits for", () => {
  expect(readFileSync(initialize, "utf8")).toContain('require("../utils/parcel/compile-gatsby-files")');
});

test("compiles both files without Parcel", () => {
  const { status } = compile({
    "gatsby-config.ts": 'import { title } from "./title";\nexport default { siteMetadata: { title } };\n',
    "gatsby-node.ts": "export const onPreInit = (): void => undefined;\n",
    "title.ts": 'export const title: string = "lamp";\n',
  });
  expect(status).toBe(0);
  const config = path.join(root, ".cache/compiled/gatsby-config.js");
  expect(readFileSync(config, "utf8")).toContain("lamp");
  expect(existsSync(path.join(root, ".cache/compiled/gatsby-node.js"))).toBe(true);
  expect(existsSync(path.join(root, ".cache/.parcel-cache"))).toBe(false);
});

test("Gatsby reports a mistake in a file, as without the script", () => {
  const { status, stdout, stderr } = compile({
    "gatsby-config.ts": "export default {};\n",
    "gatsby-node.ts": "export const = 1;\n",
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toMatch(/Failed to compile Gatsby files[\s\S]*gatsby-node\.ts/);
}, 60_000);
