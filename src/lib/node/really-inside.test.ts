import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { scanContent } from "../../content/files/scan-content";
import { renderArticle } from "../../markdown/render-article";

test("does not render, show or publish a file outside the content folder behind a symbolic link", async () => {
  const top = mkdtempSync(path.join(tmpdir(), "links-"));
  const contentDir = path.join(top, "content");
  mkdirSync(path.join(contentDir, "docs"), { recursive: true });
  for (const name of ["秘密.md", "秘密.pdf", "秘密.png"]) {
    writeFileSync(path.join(top, name), "GIF89a");
    symlinkSync(path.join(top, name), path.join(contentDir, "docs", name));
  }
  const { readable, unreadable } = scanContent(contentDir, ["docs"]);
  expect(readable).toEqual([]);
  expect([...unreadable.values()].flat()).toMatchObject([{ severity: "error", file: "docs/秘密.md" }]);
  const body = "[甲](秘密.pdf) ![乙](秘密.png)\n";
  const article = await renderArticle({ file: "docs/a.md", contentDir, body, bodyLine: 0, format: "md" });
  expect(article.diagnostics.map(({ severity, line }) => [severity, line])).toEqual([
    ["error", 1],
    ["error", 1],
  ]);
  expect([article.attachments, article.images]).toEqual([[], []]);
});
