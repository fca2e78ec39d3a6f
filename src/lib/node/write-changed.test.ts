import { mkdtempSync, readFileSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeChanged } from "./files";

const folder = mkdtempSync(path.join(tmpdir(), "changed-"));

test("writes a file with its folders, keeps it while unchanged, and rewrites it when its content changes", () => {
  const file = path.join(folder, "docs/note/index.md");
  writeChanged(file, "一");
  utimesSync(file, 0, 0);
  writeChanged(file, "一");
  expect(statSync(file).mtimeMs).toBe(0);
  writeChanged(file, "二");
  expect(readFileSync(file, "utf8")).toBe("二");
});
