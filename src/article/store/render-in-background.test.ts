import path from "node:path";
import type { ArticleSource } from "../model/types";
import { renderArticle } from "../render-article";
import { BackgroundRenderer } from "./render-in-background";

const article = (file: string, body: string): ArticleSource => ({
  file,
  contentDir: path.resolve("e2e/fixtures"),
  body,
  bodyLine: 1,
  format: "md",
});
const sources = [
  article("a.md", "# 甲\n\n一段**正文**，见[乙](./b.md)。\n\n```ts\nconst one = 1;\n```\n"),
  article("b.md", "# 乙\n\n$a^2$\n\n![没有的图](./none.png)\n"),
];

test("a thread renders what the main one would, mistakes included, each for who asked for it", async () => {
  const renderer = new BackgroundRenderer(process.cwd());
  try {
    expect(await Promise.all(sources.map(renderer.render))).toEqual(await Promise.all(sources.map(renderArticle)));
  } finally {
    await renderer.close();
  }
});

test("when the thread breaks down, everyone who waits for it is told", async () => {
  const renderer = new BackgroundRenderer(process.cwd());
  const outcomes = await Promise.allSettled([null as never, ...sources].map(renderer.render));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  for (const source of sources) await expect(renderer.render(source)).rejects.toThrow();
  await renderer.close();
});

test("nothing is started for a site of which all articles are cached", async () => {
  await expect(new BackgroundRenderer("/nowhere").close()).resolves.toBeUndefined();
});
