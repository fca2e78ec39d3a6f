import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentFolder } from "../markdown/testing/render";
import { writeClientComponents } from "./client-components";

/** Returns the names of the files that the written module imports, and the project folder. */
function imported(content: Readonly<Record<string, string>>, theme: string): { names: string[]; root: string } {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  mkdirSync(path.join(root, ".cache"));
  writeClientComponents(["components/a.css"], contentFolder(content), root, theme);
  const module = readFileSync(path.join(root, ".cache/client-components.js"), "utf8");
  return { names: [...module.matchAll(/^import "(.*)";$/gm)].map(([, file = ""]) => path.basename(file)), root };
}

test("the owner's custom.css comes last, after the theme", () => {
  const { names, root } = imported({ "custom.css": "a {}" }, "@layer tokens {}");
  expect(names).toEqual(["a.css", "site-theme.css", "custom.css"]);
  expect(readFileSync(path.join(root, ".cache/site-theme.css"), "utf8")).toBe("@layer tokens {}");
});

test("a site without them has no further styles", () => {
  const { names, root } = imported({}, "");
  expect(names).toEqual(["a.css"]);
  expect(existsSync(path.join(root, ".cache/site-theme.css"))).toBe(false);
});
