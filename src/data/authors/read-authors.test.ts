import { messages } from "../testing/content-file";
import { readAuthors } from "./read-authors";

const read = (yaml: string) => {
  const { authors, problems } = readAuthors(yaml, "authors.yml");
  return { authors, problems: messages(problems) };
};

test("an author's page is below the authors, under a permalink or the key", () => {
  const { authors, problems } = read(`
jieneng: { name: 节能, page: { permalink: /all-jieneng-articles } }
other: { name: 别人, page: true }
third: { name: 第三人 }
`);
  expect(problems).toEqual([]);
  expect(authors.map(({ path }) => path)).toEqual([
    "/blog/authors/all-jieneng-articles",
    "/blog/authors/all-other-articles",
    "/blog/authors/all-third-articles",
  ]);
});

test("everything said of an author is kept, and what is not said is null", () => {
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
      path: "/blog/authors/all-a-articles",
      socials: [{ platform: "github", url: "https://github.com/a" }],
    },
  ]);
});

test("an author without a name names the line and shows what to write", () => {
  const { authors, problems } = read("jieneng:\n  title: 写作者\nother:\n  name: 别人\n");
  expect(authors.map(({ key }) => key)).toEqual(["other"]);
  expect(problems).toEqual([
    expect.stringMatching(/^error: authors\.yml(?::\d)? jieneng\.name: is missing[\s\S]*→ name: 节能$/),
  ]);
});

test("a typo in a field is a warning with the field that was meant", () => {
  expect(read("a: { name: 甲, tittle: 写作者 }").problems).toEqual([
    expect.stringMatching(/^warning: .*a\.tittle: .*\n {4}→ did you mean title\?/),
  ]);
});

test("a picture is an address or a file of static/, for nothing else is served", () => {
  expect(read("a: { name: 甲, image_url: /authors/a.png }").problems).toEqual([]);
  expect(read("a: { name: 甲, image_url: ./a.png }").problems).toEqual([
    expect.stringMatching(
      /^error: .*a\.image_url: is "\.\/a\.png": expected an https address[\s\S]*→ image_url: \/authors\/me\.png/,
    ),
  ]);
});

test("malformed YAML names its line, and an empty file has no authors", () => {
  expect(read("a: { name: 甲").problems[0]).toMatch(/^error: authors\.yml:\d+: malformed YAML/);
  expect(read("")).toEqual({ authors: [], problems: [] });
});
