import { absoluteAddress } from "./paths";

const page = "https://a.example/blog/2021/07/30/a";
const root = (href: string) => absoluteAddress(href, page, { url: "https://a.example", baseUrl: "/" });
const prefixed = (href: string) => absoluteAddress(href, page, { url: "https://a.example", baseUrl: "/notes/" });

test("a path of the site becomes its full, encoded address", () => {
  expect(root("/docs/llm/intro")).toBe("https://a.example/docs/llm/intro");
  expect(root("/docs/diary/25年日志")).toBe("https://a.example/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97");
  expect(root("/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97")).toBe(
    "https://a.example/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97",
  );
  expect(root("/")).toBe("https://a.example/");
});

test("query and hash are kept, and Chinese hashes are encoded once", () => {
  expect(root("/search?q=a&b#标题")).toBe("https://a.example/search?q=a&b#%E6%A0%87%E9%A2%98");
  expect(root("/a#%E6%A0%87%E9%A2%98")).toBe("https://a.example/a#%E6%A0%87%E9%A2%98");
});

test("the path prefix appears once, whether or not the link had it", () => {
  expect(prefixed("/notes/docs/llm/intro")).toBe("https://a.example/notes/docs/llm/intro");
  expect(prefixed("/docs/llm/intro")).toBe("https://a.example/notes/docs/llm/intro");
});

test("a hash alone means the article's own page", () => {
  expect(root("#小标题")).toBe(`${page}#%E5%B0%8F%E6%A0%87%E9%A2%98`);
});

test("relative paths and scheme-relative addresses resolve as in a browser", () => {
  expect(root("b")).toBe("https://a.example/blog/2021/07/30/b");
  expect(root("//cdn.example/a.png")).toBe("https://cdn.example/a.png");
  expect(root("//[")).toBe("//[");
});

test("absolute addresses stay unchanged", () => {
  for (const href of [
    "https://b.example",
    "http://b.example/a b",
    "mailto:a@b.example",
    "data:image/png;base64,AA==",
  ]) {
    expect(root(href)).toBe(href);
  }
});
