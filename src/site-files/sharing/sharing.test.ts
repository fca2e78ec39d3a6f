import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { glyphsOf } from "../../assets/mark/glyphs";
import { frontMatterPicture } from "../../assets/sharing/front-matter-picture";
import { drawingFiles, drawnPicture } from "../../assets/sharing/sharing-card";
import { parseFrontMatter } from "../../content/files/read-markdown";
import { checkPictures } from "../../graphql/checks/check-pictures";
import { breakTitle } from "./card.svg";
import drawCards from "./draw-cards";

/** Measures text in em. Han characters are one em wide, and all others half an em. */
const measure = (text: string) =>
  [...text].reduce((sum, char) => sum + (/[\p{Script=Han}：，《》？]/u.test(char) ? 1 : 0.5), 0);

describe("breakTitle", () => {
  test.each([
    ["keeps words whole and lines even", "计算机网络的体系结构与参考模型", 10, ["计算机网络的体系", "结构与参考模型"]],
    ["no line begins with a closing mark", "为什么要有指针？因为快", 7, ["为什么要有", "指针？因为快"]],
    ["no line ends with an opening mark", "读完了《计算机程序设计艺术》", 5, expect.anything()],
    ["keeps names with signs whole", "从 C++ 到 Node.js", 5, ["从 C++ 到", "Node.js"]],
    ["keeps a title that fits on one line", "指针", 10, ["指针"]],
  ])("%s", (_, title, width, expected) => {
    const lines = breakTitle(title, width, measure);
    expect(lines).toEqual(expected);
    for (const line of lines) expect(line).not.toMatch(/^[，。？！：；》）]|[《（]$/u);
    expect(lines.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
  });
});

test("a new title gets a new address, and an unchanged title keeps its address", () => {
  expect(drawnPicture("指针", "编程语言").url).toBe(drawnPicture("指针", "编程语言").url);
  expect(drawnPicture("指针", "编程语言").url).not.toBe(drawnPicture("指针与数组", "编程语言").url);
});

test("the code that gives the pictures new addresses when it changes exists", () => {
  expect(drawingFiles.filter((file) => !existsSync(file))).toEqual([]);
});

test("the font has every character of every title, and the signs in names like C++", async () => {
  const titles = ["docs", "blog", "pages"]
    .flatMap((kind) =>
      readdirSync(`content/${kind}`, { recursive: true, encoding: "utf8" }).map((file) => `content/${kind}/${file}`),
    )
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => String(parseFrontMatter(readFileSync(file, "utf8"), file).data["title"]));
  expect(titles.length).toBeGreaterThan(80);
  const text = [...titles, "C++ / C# / Node.js · 2025年6月（上）“”《》——……"].join("");
  const glyphs = await glyphsOf(text);
  expect([...new Set(text)].filter((char) => !glyphs.has(char))).toEqual([]);
});

/** Draws a card. The returned `ink` counts the dark pixels in an area of the card. */
async function draw(title: string) {
  const publicDir = mkdtempSync(path.join(tmpdir(), "cards-"));
  mkdirSync(path.join(publicDir, "og"));
  const { card } = drawnPicture(title, "计算机基础");
  const warning = await drawCards({ cards: [card], publicDir });
  const picture = sharp(path.join(publicDir, card.path));
  expect(await picture.metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  const data = await picture.removeAlpha().raw().toBuffer();
  const pixel = (x: number, y: number) => [...data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)];
  const ink = (left: number, top: number, right: number, bottom: number) => {
    let count = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) if ((pixel(x, y)[0] ?? 0) < 60) count += 1;
    return count;
  };
  return { pixel, ink, warning };
}

test("a card has the title in its middle, the site's mark in its corner and nothing at its edges", async () => {
  const { pixel, ink, warning } = await draw("操作系统");
  expect(warning).toBeNull();
  // Each of the four characters has its own outline. Missing glyphs would all be the same box.
  const characters = [0, 1, 2, 3].map((at) => ink(96 + 88 * at, 250, 96 + 88 * (at + 1), 380));
  expect(Math.min(...characters)).toBeGreaterThan(1000);
  expect(new Set(characters).size).toBe(4);
  expect(ink(0, 0, 1200, 90) + ink(1104, 0, 1200, 630)).toBe(0);
  expect(pixel(1200 - 96 - 5, 550)).toEqual([168, 50, 26]);
});

test("an overlong title is truncated, not squeezed", async () => {
  const { ink } = await draw("很长的题目".repeat(40));
  expect(ink(96, 160, 1104, 470)).toBeGreaterThan(5000);
  expect(ink(1105, 0, 1200, 630)).toBe(0);
});

test("leaves out a character that the font lacks, and warns about it", async () => {
  const { ink, warning } = await draw("🌱操作系统");
  expect(warning).toContain("🌱");
  expect(ink(96, 250, 1104, 380)).toBe((await draw("操作系统")).ink(96, 250, 1104, 380));
});

test("publishes a picture beside the page under a hashed name with its size, and keeps other addresses", async () => {
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
