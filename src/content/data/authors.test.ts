import { site } from "../../config/site";
import { messages } from "../testing/content-file";
import { type AuthorFields, authors as file } from "./authors";

const read = (yaml: string) => {
  const { nodes, diagnostics } = file.read(yaml, "authors.yml", { contentDir: "/", site });
  return { authors: nodes.map(({ fields }) => fields as AuthorFields), diagnostics: messages(diagnostics) };
};

test("an author's page is below the authors' path, at a permalink or the key", () => {
  const { authors, diagnostics } = read(`
jieneng: { name: 节能, page: { permalink: /all-jieneng-articles } }
other: { name: 别人, page: true }
third: { name: 第三人 }
`);
  expect(diagnostics).toEqual([]);
  expect(authors.map(({ path }) => path)).toEqual([
    "/blog/authors/all-jieneng-articles",
    "/blog/authors/other",
    "/blog/authors/third",
  ]);
});

test("all fields of an author are kept, and missing ones are null", () => {
  const { authors } = read(
    "a: { name: 甲, title: 写作者, url: 'https://a.example', socials: { github: 'https://github.com/a' } }",
  );
  expect(authors).toEqual([
    {
      key: "a",
      name: "甲",
      title: "写作者",
      description: null,
      url: "https://a.example",
      email: null,
      imageUrl: null,
      path: "/blog/authors/a",
      socials: [{ platform: "github", url: "https://github.com/a" }],
    },
  ]);
});

test("an author without a name is an error with the line and a fix", () => {
  const { authors, diagnostics } = read("jieneng:\n  title: 写作者\nother:\n  name: 别人\n");
  expect(authors.map(({ key }) => key)).toEqual(["other"]);
  expect(diagnostics).toEqual([
    expect.stringMatching(/^error: authors\.yml(?::\d)? jieneng\.name: 没有写[\s\S]*→ name: 小明$/),
  ]);
});

test("a wrong description is an error that shows one", () => {
  expect(read("a: { name: 甲, description: true }").diagnostics).toEqual([
    'error: authors.yml:1 a.description: 写的是true，应为带引号的文本，如"2025"\n    → description: 一句话',
  ]);
});

test("a typo in a field is a warning with the intended field", () => {
  expect(read("a: { name: 甲, tittle: 写作者 }").diagnostics).toEqual([
    expect.stringMatching(/^warning: .*a\.tittle: .*\n {4}→ 是否想写title？/),
  ]);
});

test("a picture is an address or a file of static/, because nothing else is served", () => {
  expect(read("a: { name: 甲, image_url: https://a.example/a.png }").diagnostics).toEqual([]);
  expect(read("a: { name: 甲, image_url: /authors/none.png }").diagnostics).toEqual([
    expect.stringMatching(/^warning: authors\.yml:1 a\.image_url: static\/里没有"\/authors\/none\.png"/),
  ]);
  expect(read("a: { name: 甲, image_url: ./a.png }").diagnostics).toEqual([
    expect.stringMatching(
      /^error: .*a\.image_url: 写的是"\.\/a\.png"，应为以https:\/\/开头的地址[\s\S]*→ image_url: \/authors\/me\.png/,
    ),
  ]);
});

test("YAML格式有误 names its line, and an empty file yields no authors", () => {
  expect(read("a: { name: 甲").diagnostics[0]).toMatch(/^error: authors\.yml:\d+: YAML格式有误/);
  expect(read("")).toEqual({ authors: [], diagnostics: [] });
});

test("a file that is a list, or text, is an error that shows its form", () => {
  const fix = "\n    → 每位作者写一个键：xiaoming: { name: 小明 }";
  expect(read("- name: 甲\n")).toEqual({
    authors: [],
    diagnostics: [`error: authors.yml:1: 是列表，应为每位作者一个键${fix}`],
  });
  expect(read("甲").diagnostics).toEqual([`error: authors.yml:1: 是"甲"，应为每位作者一个键${fix}`]);
  expect(read("a: 甲").diagnostics).toEqual(['error: authors.yml:1 a: 写的是"甲"，应为{ name: 名字 }']);
});

test("addresses are http(s); an author's own may be on this site", () => {
  expect(read("a: { name: 甲, url: /about, socials: { github: 'http://a.example' } }").diagnostics).toEqual([]);
  expect(read("a: { name: 甲, url: 'javascript:alert(1)' }").diagnostics).toEqual([
    expect.stringMatching(
      /^error: .* a\.url: 写的是"javascript:alert\(1\)"，应为以https:\/\/开头的地址.*\n {4}→ url: https:/,
    ),
  ]);
  expect(read("a: { name: 甲, url: //a.example }").diagnostics).toHaveLength(1);
});

test("a name is enough on platforms that are known", () => {
  const { authors, diagnostics } = read(
    "a: { name: 甲, socials: { github: jia, stackoverflow: 12, x: '@jia', email: a@b.example, blog: 'https://a.example' } }",
  );
  expect(diagnostics).toEqual([]);
  expect(authors[0]?.socials.map(({ url }) => url)).toEqual([
    "https://github.com/jia",
    "https://stackoverflow.com/users/12",
    "https://x.com/jia",
    "mailto:a@b.example",
    "https://a.example",
  ]);
  expect(read("a:\n  name: 甲\n  socials:\n    weibo: jia\n").diagnostics).toEqual([
    expect.stringMatching(/^error: authors\.yml:4 a\.socials\.weibo: 写的是"jia"，不知道它在weibo上的地址\n {4}→ /),
  ]);
  expect(read("a: { name: 甲, socials: { github: 'javascript:x' } }").diagnostics).toHaveLength(1);
});

test("page: false is not supported and reported as ignored", () => {
  const { authors, diagnostics } = read("a:\n  name: 甲\n  page: false\n");
  expect(authors).toHaveLength(1);
  expect(diagnostics).toEqual([
    "warning: authors.yml:3 a.page: 写的是false，已忽略：每位作者都有一页列出其博文\n    → 删去这一行",
  ]);
});

test("author pages are below the blog, wherever its base path is", () => {
  const settings = { contentDir: "/", site: { ...site, blog: { ...site.blog, routeBasePath: "notes" } } };
  const [author] = file.read("a: { name: 甲 }", "authors.yml", settings).nodes;
  expect(author?.fields).toMatchObject({ path: "/notes/authors/a" });
});
