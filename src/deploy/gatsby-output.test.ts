import fs, { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { restoreGatsbyOutput, restoreQueryResults, setAsideGatsbyOutput } from "./gatsby-output";

afterEach(() => jest.restoreAllMocks());

test.each(["one file system", "two"])("moves what only Gatsby needs out of public/ and back, over %s", (systems) => {
  const root = mkdtempSync(path.join(tmpdir(), "output-"));
  const own = path.join(root, "public/page-data/a/page-data.json");
  const page = path.join(root, "public/a.html");
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, "data");
  writeFileSync(path.join(root, "public/webpack.stats.json"), "{}");
  writeFileSync(page, "rendered");
  if (systems === "two")
    jest.spyOn(fs, "renameSync").mockImplementation(() => {
      throw Object.assign(new Error("cross-device link not permitted"), { code: "EXDEV" });
    });
  setAsideGatsbyOutput(root, ["a.html"]);
  expect([own, page].map((file) => existsSync(file))).toEqual([false, false]);
  writeFileSync(page, "final");
  restoreQueryResults(root);
  expect([own, page].map((file) => readFileSync(file, "utf8"))).toEqual(["data", "final"]);
  restoreGatsbyOutput(root);
  expect([own, page].map((file) => readFileSync(file, "utf8"))).toEqual(["data", "rendered"]);
});

test("stops the build when Gatsby writes its output elsewhere", () => {
  const root = mkdtempSync(path.join(tmpdir(), "output-"));
  mkdirSync(path.join(root, "public"));
  expect(() => setAsideGatsbyOutput(root, [])).toThrow(/page-data, webpack\.stats\.json.*gatsby-output\.ts/);
});

test("moves the output of one build after another, also when public/ already has some of it", () => {
  const root = mkdtempSync(path.join(tmpdir(), "output-"));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true });
    writeFileSync(path.join(root, "public", file), content);
  };
  const read = (file: string) => readFileSync(path.join(root, "public", file), "utf8");
  write("webpack.stats.json", "{}");
  for (const build of ["first", "second", "third"]) {
    write("page-data/a/page-data.json", build);
    write("a/index.html", `${build}, rendered`);
    setAsideGatsbyOutput(root, ["a/index.html"]);
    write("a/index.html", `${build}, final`);
    if (build === "second") write("page-data/b/page-data.json", "of an interrupted build");
    restoreGatsbyOutput(root);
    expect(read("page-data/a/page-data.json")).toBe(build);
    expect(read("a/index.html")).toBe(`${build}, rendered`);
  }
});
