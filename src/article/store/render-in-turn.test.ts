import type { ArticleSource, RenderedArticle } from "../model/types";
import { inTurn } from "./render-in-turn";

const source = (file: string) => ({ file }) as ArticleSource;

test("one article is rendered at a time, in the order in which they were asked for", async () => {
  const events: string[] = [];
  const render = inTurn(async ({ file }) => {
    events.push(`${file} begins`);
    await Promise.resolve();
    events.push(`${file} ends`);
    return { title: file } as RenderedArticle;
  });
  const articles = await Promise.all([render(source("a.md")), render(source("b.md"))]);
  expect(articles.map(({ title }) => title)).toEqual(["a.md", "b.md"]);
  expect(events).toEqual(["a.md begins", "a.md ends", "b.md begins", "b.md ends"]);
});

test("a failure reaches who asked for that article, and no one else", async () => {
  const render = inTurn(async ({ file }) => {
    if (file === "a.md") throw new Error("no a");
    return { title: file } as RenderedArticle;
  });
  const [first, second] = await Promise.allSettled([render(source("a.md")), render(source("b.md"))]);
  expect(first).toMatchObject({ status: "rejected", reason: new Error("no a") });
  expect(second).toMatchObject({ status: "fulfilled", value: { title: "b.md" } });
});
