import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderedFiles } from "./rendered-files";

const publicDir = mkdtempSync(path.join(tmpdir(), "rendered-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

const files = ["index.html", "404.html", "404/index.html", "docs/index.html", "docs/六月/index.html"];

beforeAll(() => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true });
    writeFileSync(path.join(publicDir, file), "");
  }
});

test("every page has one file, with or without a slash at the end of its path", () => {
  expect([...renderedFiles(publicDir, ["/", "/404.html", "/404/", "/docs/", "/docs/六月"])]).toEqual(files);
});

test("a page whose file is elsewhere is an error that names both", () => {
  expect(() => renderedFiles(publicDir, ["/", "/docs/七月"])).toThrow(
    /rendered-files\.ts looks for it: docs\/七月\/index\.html/,
  );
});
