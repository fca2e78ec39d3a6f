import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { CompileHints } from "./compile-hints";

let folder = "";
let source = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "compile-hints-"));
  source = path.join(folder, "source.js");
  writeFileSync(source, "/* a note */ window.value = (a) => a + 1;\n");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("browsers are told to compile the chunks that every page starts with, and no others", async () => {
  await bundled({ app: source, framework: source, "search-modal": source, apples: source }, folder);
  const heads = readdirSync(path.join(folder, "out")).map((file) => [
    file.replace(/-[0-9a-f]+\.js$/, ""),
    readFileSync(path.join(folder, "out", file), "utf8").split("\n")[0],
  ]);
  const told = heads.filter(([, line]) => line === "//# allFunctionsCalledOnLoad").map(([name]) => name);
  expect(heads).toHaveLength(4);
  expect(told).toEqual(["app", "framework"]);
});

test("a bundle without one of these chunks ends the build", async () => {
  await expect(bundled({ app: source, runtime: source }, folder)).rejects.toThrow(
    /The patch "webpack\/compile-hints" does not fit: a chunk .*framework[\s\S]*Adapt src\/gatsby/,
  );
});

/** Bundles and minifies as a build does. */
function bundled(entry: Record<string, string>, folder: string): Promise<void> {
  const output = { path: path.join(folder, "out"), filename: "[name]-[contenthash].js" };
  const compiler = webpack({ mode: "production", context: folder, entry, output, plugins: [new CompileHints()] });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
}
