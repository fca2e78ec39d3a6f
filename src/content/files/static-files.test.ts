import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { areaDrawings, copyStaticFiles, staticDiagnostics } from "./static-files";

const content = mkdtempSync(path.join(tmpdir(), "static-"));
jest.mock("../../config/read-site", () => ({ contentDir: () => content }));

test("an owner's file never replaces a file that the build writes", () => {
  for (const file of [
    "404.html",
    "index.html",
    "docs/a.html",
    "docs/b/index.html",
    "_redirects",
    "demo/index.html",
    "a.txt",
  ]) {
    mkdirSync(path.join(content, "static", path.dirname(file)), { recursive: true });
    writeFileSync(path.join(content, "static", file), "");
  }
  const pages = ["/", "/docs/a/", "/docs/b", "/404/"];
  const publicDir = path.join(content, "public");
  copyStaticFiles(publicDir, path.join(content, "list.json"), pages);
  const served = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(served.map(({ name }) => name).sort()).toEqual(["a.txt", "index.html"]);
  expect(staticDiagnostics(pages).map(({ file, severity }) => `${severity} ${file}`)).toEqual([
    "warning static/404.html",
    "warning static/_redirects",
    "warning static/docs/a.html",
    "warning static/docs/b/index.html",
    "warning static/index.html",
  ]);
});

test("the project's static files are not published with another owner's content", () => {
  const publicDir = mkdtempSync(path.join(tmpdir(), "public-"));
  cpSync("static", publicDir, { recursive: true });
  writeFileSync(path.join(publicDir, "favicon.svg"), "<svg/>");
  copyStaticFiles(publicDir, path.join(content, "list.json"), []);
  expect(existsSync(path.join(publicDir, "logo.svg"))).toBe(false);
  expect(existsSync(path.join(publicDir, "favicon.svg"))).toBe(true);
});

test("a drawing in a subfolder of areas/ does not belong to the area with the name of its file", () => {
  for (const file of ["os.svg", "old/net.svg", "net.png"]) {
    mkdirSync(path.join(content, "static/areas", path.dirname(file)), { recursive: true });
    writeFileSync(path.join(content, "static/areas", file), "");
  }
  expect(areaDrawings().sort()).toEqual(["old/net", "os"]);
});
