import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { parseFrontMatter } from "../../content/front-matter";
import { checkPictures } from "../../graph/checks/check-pictures";
import { Glyphs } from "../../graph/mark/glyphs";
import { frontMatterPicture } from "../../graph/sharing/front-matter-picture";
import { socialCard } from "../../graph/sharing/sharing-card";
import { breakTitle } from "./break-title";
import { cardColors, drawCard, drawGround } from "./draw-card";
import { GlyphBitmaps } from "./glyph-bitmaps";
import { indexedPng, type Rgb } from "./indexed-png";
import { type CardTexts, layOutCard } from "./lay-out-card";

const seal = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#a8321a"/></svg>',
);
/** Han characters are one em wide, all others half an em. */
const measure = (text: string) =>
  [...text].reduce((sum, char) => sum + (/[\p{Script=Han}：，《》？]/u.test(char) ? 1 : 0.5), 0);

describe("breakTitle", () => {
  test.each([
    [
      "words stay whole, and lines are even",
      "计算机网络的体系结构与参考模型",
      10,
      ["计算机网络的体系", "结构与参考模型"],
    ],
    ["no line begins with a closing mark", "为什么要有指针？因为快", 7, ["为什么要有", "指针？因为快"]],
    ["no line ends with an opening mark", "读完了《计算机程序设计艺术》", 5, expect.anything()],
    ["names with signs are words", "从 C++ 到 Node.js", 5, ["从 C++ 到", "Node.js"]],
    ["what fits is one line", "指针", 10, ["指针"]],
  ])("%s", (_, title, width, expected) => {
    const lines = breakTitle(title, width, measure);
    expect(lines).toEqual(expected);
    for (const line of lines) expect(line).not.toMatch(/^[，。？！：；》）]|[《（]$/u);
    expect(lines.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
  });
});

test("a new title has a new address, an unchanged one keeps its own", () => {
  expect(socialCard("指针", "编程语言").path).toBe(socialCard("指针", "编程语言").path);
  expect(socialCard("指针", "编程语言").path).not.toBe(socialCard("指针与数组", "编程语言").path);
});

test("the font has every character of every title, and the signs in names like C++", async () => {
  const glyphs = new Glyphs();
  const titles = ["docs", "blog", "pages"]
    .flatMap((kind) =>
      readdirSync(`content/${kind}`, { recursive: true, encoding: "utf8" }).map((file) => `content/${kind}/${file}`),
    )
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => String(parseFrontMatter(readFileSync(file, "utf8"), file).data["title"]));
  expect(titles.length).toBeGreaterThan(80);
  const text = [...titles, "C++ / C# / Node.js · 2025年6月（上）“”《》——……"].join("");
  await glyphs.load([text]);
  expect([...new Set(text)].filter((char) => glyphs.get(char) === null)).toEqual([]);
});

/** Draws a card and returns a function that reads a pixel's colour. */
async function pictureOf(texts: CardTexts, mark = seal): Promise<(x: number, y: number) => Rgb> {
  const glyphs = new Glyphs();
  await glyphs.load([...Object.values(texts), "…"]);
  const layout = layOutCard(texts, (char) => glyphs.get(char));
  const bitmaps = new GlyphBitmaps((char) => glyphs.get(char));
  await bitmaps.load(layout);
  const ground = await drawGround(mark);
  const pixels = drawCard(ground, layout, (char, size) => bitmaps.get(char, size));
  const { data, info } = await sharp(await indexedPng(pixels, 1200, 630, ground.colors))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  return (x, y) => [...data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)] as unknown as Rgb;
}

test("a picture has the title's ink in its middle, the site's mark in its corner, and nothing at its edges", async () => {
  const pixel = await pictureOf({ title: "操作系统", label: "计算机基础", siteTitle: "笔记", tagline: "尽快做" });
  const count = (from: number, to: number, matches: (color: Rgb) => boolean) => {
    let found = 0;
    for (let y = from; y < to; y += 1) for (let x = 0; x < 1200; x += 1) if (matches(pixel(x, y))) found += 1;
    return found;
  };
  const isDark = ([red]: Rgb) => red < 60;
  expect(count(200, 400, isDark)).toBeGreaterThan(5000);
  expect(count(0, 90, isDark)).toBe(0);
  expect(pixel(1200 - 96 - 5, 550)).toEqual([168, 50, 26]);
});

test("a mark of other colours keeps them", async () => {
  const halves = '<rect width="16" height="32" fill="#0057b7"/><rect x="16" width="16" height="32" fill="#ffd700"/>';
  const mark = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${halves}</svg>`);
  const pixel = await pictureOf({ title: "操作系统", label: "计算机基础", siteTitle: "笔记", tagline: "" }, mark);
  expect(pixel(1200 - 96 - 60, 550)).toEqual([0, 87, 183]);
  expect(pixel(1200 - 96 - 5, 550)).toEqual([255, 215, 0]);
});

test("an indexed PNG decodes to the pixels it was given", async () => {
  const red: Rgb = [168, 50, 26];
  const paper: Rgb = [252, 251, 248];
  const png = await indexedPng(Uint8Array.of(1, 0, 0, 1, 0, 1), 2, 3, [paper, red]);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data]).toEqual([2, 3, ...[red, paper, paper, red, paper, red].flat()]);
  expect(cardColors.length).toBeLessThanOrEqual(16);
});

test("an overlong title is truncated, not squeezed", async () => {
  const title = "很长的题目".repeat(40);
  const pixel = await pictureOf({ title, label: "博客", siteTitle: "笔记", tagline: "尽快做" });
  const right = Array.from({ length: 400 }, (_, y) => pixel(1199 - 90, y)[0]);
  expect(Math.min(...right)).toBeGreaterThan(200);
});

test("a picture beside the page is published under a hashed name with its size; others keep their address", async () => {
  const dir = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const place = {
    file: "docs/a.mdx",
    contentDir: path.join(dir, "content"),
    publicDir: path.join(dir, "public"),
    site: { url: "https://a.example", baseUrl: "/notes/" },
  };
  mkdirSync(path.join(dir, "content/docs/img"), { recursive: true });
  const red = { create: { width: 8, height: 4, channels: 3, background: "#a8321a" } } as const;
  await sharp(red).png().toFile(path.join(dir, "content/docs/img/封面.png"));
  const picture = await frontMatterPicture("./img/封面.png", place);
  expect(picture).toMatchObject({ width: 8, height: 4 });
  expect(picture?.url).toMatch(/^https:\/\/a\.example\/notes\/static\/[0-9a-f]{20}\/%E5%B0%81%E9%9D%A2\.png$/);
  const published = decodeURIComponent(new URL(picture?.url ?? "").pathname).replace("/notes", "");
  expect((await sharp(path.join(place.publicDir, published)).metadata()).width).toBe(8);
  const elsewhere = "https://b.example/x.png";
  expect(await frontMatterPicture(elsewhere, place)).toEqual({ url: elsewhere, width: null, height: null });
  expect(await frontMatterPicture("/square.svg", place)).toMatchObject({ url: "https://a.example/notes/square.svg" });
});

test("a missing picture in front matter is an error with the likely name", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "pictures-"));
  mkdirSync(path.join(dir, "docs/img"), { recursive: true });
  writeFileSync(path.join(dir, "docs/img/封面.png"), "GIF89a");
  writeFileSync(path.join(dir, "docs/img/空.png"), "");
  const page = (image: string | null) => ({ file: "docs/a.mdx", image });
  expect(checkPictures([page("./img/封面.png"), page(null), page("https://a.example/x.png")], dir)).toEqual([]);
  expect(checkPictures([page("./img/封页.png"), page("../../x.png")], dir)).toMatchObject([
    { file: "docs/a.mdx", field: "image", fix: "image: ./img/封面.png" },
    { field: "image" },
  ]);
  expect(checkPictures([page("./img/空.png")], dir)).toMatchObject([
    { field: "image", message: '"./img/空.png"不是图片：文件是空的' },
  ]);
});
