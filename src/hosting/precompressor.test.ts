import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { Precompressor, removeCompressedFiles } from "./precompressor";

const root = mkdtempSync(path.join(tmpdir(), "compress-"));
const publicDir = path.join(root, "public");
const file = (name: string) => path.join(publicDir, name);
const started = () => {
  const copies = new Precompressor({ publicDir, recordFile: path.join(root, "cache/compressed.json") });
  copies.start((name) => name.endsWith(".js"));
  return copies;
};
const compress = () => started().finish();
const unpacked = (name: string) => brotliDecompressSync(readFileSync(file(`${name}.br`))).toString();
const text = "节能笔记".repeat(500);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(file("index.html"), text);
});

test("a text file gets a copy; small files, pictures, source maps and Markdown get none", async () => {
  for (const name of ["photo.png", "app.js.map", "book.tar.gz", "page.md"]) writeFileSync(file(name), text);
  writeFileSync(file("small.json"), "{}");
  expect(await compress()).toEqual({ files: 1, compressed: 1 });
  expect(unpacked("index.html")).toBe(text);
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

test("a copy that was deleted is made again", async () => {
  await compress();
  rmSync(file("index.html.br"));
  expect(await compress()).toEqual({ files: 1, compressed: 1 });
  expect(existsSync(file("index.html.br"))).toBe(true);
});

test("a file that has changed is compressed again", async () => {
  await compress();
  writeFileSync(file("index.html"), `${text}改`);
  await compress();
  expect(unpacked("index.html")).toBe(`${text}改`);
});

test("copies of files that are gone are removed", async () => {
  await compress();
  rmSync(file("index.html"));
  writeFileSync(file("other.html"), text);
  await compress();
  expect([existsSync(file("index.html.br")), existsSync(file("other.html.br"))]).toEqual([false, true]);
});

test("where copies are no longer wanted none are left, and an archive of the author stays", async () => {
  await compress();
  writeFileSync(file("book.tar.gz"), text);
  removeCompressedFiles(publicDir);
  expect(readdirSync(publicDir).sort()).toEqual(["book.tar.gz", "index.html"]);
});

test("copies in another form, which earlier versions wrote, go", async () => {
  for (const name of ["index.html.gz", "page.md.br"]) writeFileSync(file(name), text);
  await compress();
  expect(readdirSync(publicDir).sort()).toEqual(["index.html", "index.html.br"]);
});

describe("between start and finish, while the rest of the site is written", () => {
  beforeEach(() => {
    writeFileSync(file("app-0123.js"), text);
    writeFileSync(file("app-4567.js"), text);
  });

  test("what is final is compressed once", async () => {
    const copies = started();
    writeFileSync(file("index.html"), `${text}改`);
    expect(await copies.finish()).toEqual({ files: 3, compressed: 3 });
    expect(unpacked("index.html")).toBe(`${text}改`);
  });

  test("what is written again is compressed again", async () => {
    const copies = started();
    await setImmediate();
    writeFileSync(file("app-0123.js"), `${text}改`);
    expect(await copies.finish()).toEqual({ files: 3, compressed: 4 });
    expect(unpacked("app-0123.js")).toBe(`${text}改`);
  });

  test("a page that is handed over is compressed at once, and not again in the end", async () => {
    const copies = started();
    copies.add(["index.html", "photo.png"]);
    while (!existsSync(file("index.html.br"))) await setImmediate();
    expect(await copies.finish()).toEqual({ files: 3, compressed: 3 });
  });

  test("a file that is removed leaves no copy", async () => {
    const copies = started();
    for (const name of ["app-0123.js", "app-4567.js"]) rmSync(file(name));
    expect((await copies.finish()).files).toBe(1);
    expect(readdirSync(publicDir).sort()).toEqual(["index.html", "index.html.br"]);
    expect(await compress()).toEqual({ files: 1, compressed: 0 });
  });
});

test("two runs give the same bytes", async () => {
  await compress();
  const first = readFileSync(file("index.html.br"));
  rmSync(path.join(root, "cache"), { recursive: true });
  rmSync(file("index.html.br"));
  await compress();
  expect(readFileSync(file("index.html.br")).equals(first)).toBe(true);
});
