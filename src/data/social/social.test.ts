import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { parseFrontMatter } from "../content/front-matter";
import { breakTitle } from "./break-title";
import { checkPictures } from "./check-pictures";
import { cardColors, drawCard } from "./draw-card";
import { Glyphs } from "./glyphs";
import { indexedPng, type Rgb } from "./indexed-png";
import { namedPicture } from "./named-picture";
import { socialCard } from "./social-card";

const mark = readFileSync("static/favicon.svg", "utf8");
/** Han are as wide as they are high, everything else half of that. */
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

test("the font has every character of every title, and signs of names like C++", async () => {
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

test("a picture has the size that the head names, and the title's ink on it", async () => {
  const glyphs = new Glyphs();
  const card = { title: "操作系统", label: "计算机基础", siteTitle: "笔记", tagline: "尽快做", mark };
  await glyphs.load(Object.values(card));
  const svg = drawCard(card, (char) => glyphs.get(char));
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const dark = (from: number, to: number) => {
    let count = 0;
    for (let at = from * 1200 * 3; at < to * 1200 * 3; at += 3) if ((data[at] ?? 255) < 60) count += 1;
    return count;
  };
  expect(dark(200, 400)).toBeGreaterThan(5000);
  expect(dark(0, 90)).toBe(0);
});

test("a PNG of few colours shows what it was given", async () => {
  const red: Rgb = [168, 50, 26];
  const paper: Rgb = [252, 251, 248];
  const pixels = [red, paper, paper, red, paper, red].flat();
  const png = await indexedPng(Buffer.from(pixels), 2, 3, [paper, red]);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data]).toEqual([2, 3, ...pixels]);
  expect(cardColors.length).toBeLessThanOrEqual(16);
});

test("a title that is far too long is cut, not squeezed", async () => {
  const glyphs = new Glyphs();
  const card = { title: "很长的题目".repeat(40), label: "博客", siteTitle: "笔记", tagline: "尽快做", mark };
  await glyphs.load([...Object.values(card), "…"]);
  const { data, info } = await sharp(Buffer.from(drawCard(card, (char) => glyphs.get(char))))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const right = Array.from({ length: 400 }, (_, y) => data[(y * info.width + 1199 - 90) * info.channels] ?? 0);
  expect(Math.min(...right)).toBeGreaterThan(200);
});

test("a picture beside the page is published under a name of its content, with its size; others stay where they are", async () => {
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
  const picture = await namedPicture("./img/封面.png", place);
  expect(picture).toMatchObject({ width: 8, height: 4 });
  expect(picture?.url).toMatch(/^https:\/\/a\.example\/notes\/static\/[0-9a-f]{20}\/%E5%B0%81%E9%9D%A2\.png$/);
  const published = decodeURIComponent(new URL(picture?.url ?? "").pathname).replace("/notes", "");
  expect((await sharp(path.join(place.publicDir, published)).metadata()).width).toBe(8);
  const elsewhere = "https://b.example/x.png";
  expect(await namedPicture(elsewhere, place)).toEqual({ url: elsewhere, width: null, height: null });
  expect(await namedPicture("/favicon.svg", place)).toMatchObject({ url: "https://a.example/notes/favicon.svg" });
});

test("a picture that front matter names and that does not exist is an error with the likely name", () => {
  const dir = mkdtempSync(path.join(tmpdir(), "pictures-"));
  mkdirSync(path.join(dir, "docs/img"), { recursive: true });
  writeFileSync(path.join(dir, "docs/img/封面.png"), "");
  const page = (image: string | null) => ({ file: "docs/a.mdx", image });
  expect(checkPictures([page("./img/封面.png"), page(null), page("https://a.example/x.png")], dir)).toEqual([]);
  expect(checkPictures([page("./img/封页.png"), page("../../x.png")], dir)).toMatchObject([
    { file: "docs/a.mdx", field: "image", fix: "image: ./img/封面.png" },
    { field: "image" },
  ]);
});
