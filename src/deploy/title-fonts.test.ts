import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";
import { writeTitleFonts } from "./title-fonts";

const publicDir = mkdtempSync(path.join(tmpdir(), "fonts-"));
const frame = '<a><span data-serif="">笔记</span></a>';
const write = async (...pages: string[]) => writeWith(null, ...pages);
const writeWith = async (serif: string | null, ...pages: string[]) => {
  const parts = pages.map((main) => ({ beforeMain: frame, main }));
  const fonts = await writeTitleFonts(publicDir, parts, { serif });
  await fonts.written;
  return fonts;
};

async function charactersIn(file: string | null | undefined): Promise<string> {
  const font = create(Buffer.from(await decompress(readFileSync(path.join(publicDir, file ?? ""))))) as Font;
  return font.characterSet.map((code) => String.fromCodePoint(code)).join("");
}

test("the font of a page has the characters of its titles that the font of the frame lacks", async () => {
  const { frame: own, pages } = await write(
    '<main><h1>RAG：检<em>索</em>笔记 &amp; 生成</h1><h2>别的</h2><p>正文</p><span class="a" data-serif="">题</span></main>',
    "<main><h1>笔记</h1></main>",
  );
  expect(await charactersIn(own)).toBe("笔记");
  expect([...(await charactersIn(pages[0]))].sort().join("")).toBe([..."RAG：检索&生成题"].sort().join(""));
  expect(pages[1]).toBeNull();
});

test("the font of a page has all characters of a title with nested elements of the same name", async () => {
  const { pages } = await write(
    '<span data-serif=""><span class="phrases">先<span class="together">索，</span>再<span>谈</span></span>成</span><span>别</span>',
  );
  expect([...(await charactersIn(pages[0]))].sort().join("")).toBe([..."先索，再谈成"].sort().join(""));
});

test("a title that a script changes has no font", async () => {
  expect((await write('<h1 data-varies="">搜索</h1>')).pages).toEqual([null]);
});

test("titles with the same characters share a font, and unused fonts are deleted", async () => {
  const { pages } = await write("<h1>网络层</h1>", "<h1>层网络</h1>", "<h1>🙂</h1>");
  expect(pages[0]).toBe(pages[1]);
  expect(readdirSync(path.join(publicDir, "fonts"))).toHaveLength(3);
  const before = readFileSync(path.join(publicDir, pages[0] ?? ""));
  rmSync(path.join(publicDir, "fonts"), { recursive: true });
  await write("<h1>网络层</h1>");
  expect(readFileSync(path.join(publicDir, pages[0] ?? "")).equals(before)).toBe(true);
});

test("a site with its own serif font has no title fonts", async () => {
  await write("<h1>网络层</h1>");
  const fonts = await writeWith("Georgia", "<h1>网络层</h1>");
  expect(fonts.frame).toBeNull();
  expect(fonts.pages).toEqual([]);
  expect(readdirSync(path.join(publicDir, "fonts"))).toEqual([]);
});
