import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { elementsIn, property, textOf } from "../model/tree";
import { drawNet } from "./draw-net";

const page = (title: string, links: readonly number[] = [], address = `/notes/${title}`) => ({ title, address, links });

/** Draws pages. Returns a function that finds elements in the drawing by name. */
async function draw(...pages: readonly ReturnType<typeof page>[]) {
  const tree = fromHtml(await drawNet(pages, { name: "图", isOnFirst: true }), { fragment: true });
  return (name: string): Element[] => elementsIn(tree, name);
}

const valuesOf = (elements: readonly Element[], name: string) => elements.map((element) => property(element, name));

test("every page but its own is a link, named by its whole title", async () => {
  const long = "一篇名字很长很长很长很长很长很长很长很长的笔记";
  const links = (await draw(page("本页", [1]), page(long, [2], "/notes/long"), page("丙")))("a");
  expect(valuesOf(links, "href")).toEqual(["/notes/long", "/notes/丙"]);
  expect(valuesOf(links, "ariaLabel")).toEqual([long, "丙"]);
  expect(links.map((link) => textOf(link))[0]).toMatch(/^一篇名字.*…$/);
});

test("the links are described in words", async () => {
  const found = await draw(page("甲", [1, 2]), page("乙", [0]), page("丙，丁"));
  expect(found("li").map((line) => textOf(line))).toEqual(["甲 → 乙、「丙，丁」", "乙 → 甲"]);
});

test("two pages that link to each other are joined by one line with two heads", async () => {
  const paths = (await draw(page("甲", [1, 2]), page("乙", [0]), page("丙")))("path");
  expect(paths.filter((path) => property(path, "stroke") !== undefined)).toHaveLength(2);
  expect(paths.filter((path) => property(path, "transform") !== undefined)).toHaveLength(3);
});

test("titles are text, whatever signs they have", async () => {
  const found = await draw(page("甲", [1, 2]), page('<b>"|\\N]]&', [], '/x"y'), page("🙂 {a}"));
  expect(valuesOf(found("a"), "href")).toEqual(['/x"y', "/notes/🙂 {a}"]);
  expect(valuesOf(found("a"), "ariaLabel")).toEqual(['<b>"|\\N]]&', "🙂 {a}"]);
  expect(found("b")).toEqual([]);
});

test("a drawing fits its lines and boxes", async () => {
  const linksOf = (at: number) => {
    if (at === 0) return [1, 2, 3, 4, 5];
    return at > 5 ? [0] : [];
  };
  const found = await draw(...Array.from({ length: 12 }, (_, at) => page(`第${at}篇`, linksOf(at))));
  const view = found("svg").flatMap((svg) => property(svg, "viewBox") ?? [])[0] ?? "";
  const [, , width = 0, height = 0] = view.split(" ").map(Number);
  expect(found("rect")).toHaveLength(12);
  for (const box of found("rect")) {
    const [x = 0, y = 0, w = 0, h = 0] = ["x", "y", "width", "height"].map((side) => Number(property(box, side)));
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(width);
    expect(y + h).toBeLessThanOrEqual(height);
  }
});

test("in the drawing of an area every page is a link, and the drawing has its name", async () => {
  const html = await drawNet([page("甲", [1]), page("乙")], { name: "茶的关系图", isOnFirst: false });
  const tree = fromHtml(html, { fragment: true });
  expect(valuesOf(elementsIn(tree, "a"), "href")).toEqual(["/notes/甲", "/notes/乙"]);
  expect(html).toContain('aria-label="茶的关系图"');
});
