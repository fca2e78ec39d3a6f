import { renderToStaticMarkup } from "react-dom/server";

jest.mock("gatsby", () => ({
  graphql: () => null,
  withPrefix: (path: string) => path,
}));

import { AuthorList, AuthorProfile } from "./authors";
import { PostList } from "./post-list";

const text = (html: string) =>
  html
    .replaceAll("<wbr/>", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("lists an author's posts with date and description", () => {
  const html = renderToStaticMarkup(
    <PostList
      posts={[
        {
          title: "第二篇",
          titleLang: null,
          path: "/blog/2022/01/01/b",
          date: "2022-01-01T00:00:00.000Z",
          description: "乙",
        },
        {
          title: "First",
          titleLang: "en",
          path: "/blog/2021/12/31/a",
          date: "2021-12-31T23:59:59.000Z",
          description: "甲",
        },
      ]}
    />,
  );
  expect(text(html)).toBe("第二篇 2022年1月1日 乙 First 2021年12月31日 甲");
  expect(html).toContain('<a href="/blog/2022/01/01/b">');
  expect(html).toContain('<a href="/blog/2021/12/31/a" lang="en">');
});

test("shows what authors.yml says about an author, and leaves out the rest", () => {
  const bare = { title: null, description: null, image: null, imageUrl: null, url: null, email: null, socials: [] };
  expect(text(renderToStaticMarkup(<AuthorProfile author={bare} />))).toBe("");
  const full = {
    title: "写作者",
    description: "一句话",
    image: null,
    imageUrl: "/authors/a.png",
    url: "https://a.example",
    email: "a@a.example",
    socials: [{ platform: "github", url: "https://github.com/a" }],
  };
  const html = renderToStaticMarkup(<AuthorProfile author={full} />);
  expect(text(html)).toMatch(/^写作者 一句话 电子邮件 主页 （在新标签页中打开） github （在新标签页中打开）$/);
  expect(html).toContain('<img src="/authors/a.png" alt="" width="48" height="48"');
});

test("lists authors with the number of their posts and a link to their pages", () => {
  const author = {
    key: "a",
    name: "甲",
    title: null,
    description: null,
    image: null,
    imageUrl: null,
    path: "/blog/authors/all-a-articles",
  };
  const html = renderToStaticMarkup(<AuthorList authors={[{ ...author, posts: [{ path: "/x" }, { path: "/y" }] }]} />);
  expect(text(html)).toBe("甲 2 篇博文");
  expect(html).toContain('href="/blog/authors/all-a-articles"');
});
