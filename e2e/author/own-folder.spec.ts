import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ownFolder } from "../../scripts/testing/own-folder";

let dir = "";

test.afterEach(() => rmSync(dir, { recursive: true, force: true }));

test("mermaid diagrams are drawn in an owner's folder with only the package", () => {
  test.setTimeout(180_000);
  const note = "---\ntitle: 港\ndescription: 船怎样进港。\n---\n\n```mermaid\nflowchart LR\n  a[船] --> b[港]\n```\n";
  const owner = ownFolder({ "site.yml": "title: 甲\n", "docs/港.md": note });
  dir = owner.dir;
  const { status, stdout, stderr } = owner.notesSite("draw");
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("画了1张");
  const [drawing = ""] = readdirSync(path.join(dir, "drawings"));
  expect(readFileSync(path.join(dir, "drawings", drawing), "utf8")).toContain("港");
});
