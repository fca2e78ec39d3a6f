import type { ContentPage } from "../../content/kind";
import { docOf } from "../../content/testing/fields";
import { netsOf } from "./page-net";

const pages = new Map<string, ContentPage>();
const page = (name: string): ContentPage => {
  const known = pages.get(name) ?? docOf(`docs/${name}.md`, `title: ${name}`);
  pages.set(name, known);
  return known;
};

/**
 * Creates a site with these links, written `a>b`. Returns the links that are drawn around a page.
 */
function drawn(around: string, ...links: readonly string[]): string[] | null {
  const linking = new Map<string, ContentPage[]>();
  for (const link of links) {
    const [from = "", to = ""] = link.split(">").map(page);
    if (from === "" || to === "") throw new Error(link);
    linking.set(to.file, [...(linking.get(to.file) ?? []), from]);
  }
  const net = netsOf([...pages.values()], linking)(page(around));
  return net?.flatMap(({ title, links: to }) => to.map((index) => `${title}>${net[index]?.title}`)).sort() ?? null;
}

test("a net has the links of a page in both directions, and those of its neighbours", () => {
  expect(drawn("a", "a>b", "c>a", "b>c", "d>b", "d>e")).toEqual(["a>b", "b>c", "c>a", "d>b"]);
});

test("one neighbour makes no net", () => {
  expect(drawn("a", "a>b", "b>a", "b>c")).toBeNull();
  expect(drawn("x", "a>b")).toBeNull();
});

test("a net has twelve pages at most, and both directions have a place", () => {
  const many = Array.from({ length: 30 }, (_, index) => [`many${index}>hub`, `hub>out${index}`]).flat();
  const links = drawn("hub", ...many) ?? [];
  expect(links).toHaveLength(11);
  expect(links.filter((link) => link.startsWith("hub>")).length).toBeGreaterThan(4);
});

test("a long list brings none of its other entries into a net", () => {
  const list = Array.from({ length: 20 }, (_, index) => `list>entry${index}`);
  expect(drawn("entry0", ...list, "entry0>a")).toEqual(["entry0>a", "list>entry0"]);
});
