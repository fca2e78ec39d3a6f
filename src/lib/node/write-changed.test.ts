import { mkdtempSync, readFileSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeChanged } from "./files";

const folder = mkdtempSync(path.join(tmpdir(), "changed-"));

test("a file is written with its folders, left alone while unchanged, and rewritten when its content changes", () => {
  const file = path.join(folder, "docs/note/index.md");
  writeChanged(file, "一");
  utimesSync(file, 0, 0);
  writeChanged(file, "一");
  expect(statSync(file).mtimeMs).toBe(0);
  writeChanged(file, "二");
  expect(readFileSync(file, "utf8")).toBe("二");
});
