import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { dropCompressedCopies, writeCompressedCopies } from "./compressed-copies";

const root = mkdtempSync(path.join(tmpdir(), "compress-"));
const publicDir = path.join(root, "public");
const file = (name: string) => path.join(publicDir, name);
const compress = () => writeCompressedCopies({ publicDir, recordFile: path.join(root, "cache/compressed.json") });
const text = "节能笔记".repeat(500);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(file("index.html"), text);
});

test("a text file gets both copies; small files, pictures, source maps and Markdown get none", async () => {
  for (const name of ["photo.png", "app.js.map", "book.tar.gz", "page.md"]) writeFileSync(file(name), text);
  writeFileSync(file("small.json"), "{}");
  expect(await compress()).toEqual({ files: 1, compressed: 1 });
  expect(brotliDecompressSync(readFileSync(file("index.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(file("index.html.gz"))).toString()).toBe(text);
  expect(existsSync(file("book.tar.gz"))).toBe(true);
});

test("a file that has not changed is not compressed again", async () => {
  await compress();
  expect(await compress()).toEqual({ files: 1, compressed: 0 });
});

test("a file that was written again with the same content keeps its copies", async () => {
  await compress();
  writeFileSync(file("index.html"), text);
  expect(await compress()).toEqual({ files: 1, compressed: 0 });
});

test("a copy that somebody took away is made again", async () => {
  await compress();
  rmSync(file("index.html.br"));
  expect(await compress()).toEqual({ files: 1, compressed: 1 });
  expect(existsSync(file("index.html.br"))).toBe(true);
});

test("a file that has changed is compressed again", async () => {
  await compress();
  writeFileSync(file("index.html"), `${text}改`);
  await compress();
  expect(gunzipSync(readFileSync(file("index.html.gz"))).toString()).toBe(`${text}改`);
});

test("copies of what has gone go too", async () => {
  await compress();
  rmSync(file("index.html"));
  writeFileSync(file("other.html"), text);
  await compress();
  expect([existsSync(file("index.html.br")), existsSync(file("other.html.br"))]).toEqual([false, true]);
});

test("where no copies are wanted any more none are left, and what an author packed stays", async () => {
  await compress();
  writeFileSync(file("book.tar.gz"), text);
  dropCompressedCopies(publicDir);
  expect(readdirSync(publicDir).sort()).toEqual(["book.tar.gz", "index.html"]);
});

test("two runs give the same bytes", async () => {
  await compress();
  const first = readFileSync(file("index.html.gz"));
  rmSync(path.join(root, "cache"), { recursive: true });
  rmSync(file("index.html.gz"));
  await compress();
  expect(readFileSync(file("index.html.gz")).equals(first)).toBe(true);
});
