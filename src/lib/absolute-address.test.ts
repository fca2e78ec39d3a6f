import { absoluteAddress } from "./paths";

const page = "https://a.example/blog/2021/07/30/a";
const root = (href: string) => absoluteAddress(href, page, { url: "https://a.example", baseUrl: "/" });
const prefixed = (href: string) => absoluteAddress(href, page, { url: "https://a.example", baseUrl: "/notes/" });

test("turns a path of the site into its full, encoded address", () => {
  expect(root("/docs/llm/intro")).toBe("https://a.example/docs/llm/intro");
  expect(root("/docs/diary/25年日志")).toBe("https://a.example/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97");
  expect(root("/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97")).toBe(
    "https://a.example/docs/diary/25%E5%B9%B4%E6%97%A5%E5%BF%97",
  );
  expect(root("/")).toBe("https://a.example/");
});

test("keeps query and hash, and encodes a Chinese hash once", () => {
  expect(root("/search?q=a&b#标题")).toBe("https://a.example/search?q=a&b#%E6%A0%87%E9%A2%98");
  expect(root("/a#%E6%A0%87%E9%A2%98")).toBe("https://a.example/a#%E6%A0%87%E9%A2%98");
});

test("adds the path prefix once, whether or not the link has it", () => {
  expect(prefixed("/notes/docs/llm/intro")).toBe("https://a.example/notes/docs/llm/intro");
  expect(prefixed("/docs/llm/intro")).toBe("https://a.example/notes/docs/llm/intro");
});

test("resolves a hash alone to the article's own page", () => {
  expect(root("#小标题")).toBe(`${page}#%E5%B0%8F%E6%A0%87%E9%A2%98`);
});

test("resolves relative and scheme-relative addresses as a browser does", () => {
  expect(root("b")).toBe("https://a.example/blog/2021/07/30/b");
  expect(root("//cdn.example/a.png")).toBe("https://cdn.example/a.png");
  expect(root("//[")).toBe("//[");
});

test("leaves absolute addresses unchanged", () => {
  for (const href of [
    "https://b.example",
    "http://b.example/a b",
    "mailto:a@b.example",
    "data:image/png;base64,AA==",
  ]) {
    expect(root(href)).toBe(href);
  }
});
