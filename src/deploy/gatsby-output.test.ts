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
