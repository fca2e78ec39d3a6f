import { giscus } from "./giscus";
import type { CommentsSettings, DiscussedPage } from "./settings";
import { utterances } from "./utterances";

const page: DiscussedPage = {
  url: "https://a.example/blog/%E7%94%B2.html",
  pathname: "/blog/%E7%94%B2.html",
  title: "甲 | 站",
  description: "一句话",
  socialTitle: "甲",
};

type Of<Name> = Extract<CommentsSettings, { provider: Name }>;

const ofGiscus: Of<"giscus"> = {
  provider: "giscus",
  repo: "a/b",
  repoId: "R1",
  category: "评论",
  categoryId: "C1",
  mapping: "pathname",
  on: ["blog"],
  lang: "zh-Hans",
};
const ofUtterances: Of<"utterances"> = {
  provider: "utterances",
  repo: "a/b",
  issueTerm: "pathname",
  label: "评论",
  on: ["blog"],
  lang: "zh-Hans",
};

const asked = (address: string) => Object.fromEntries(new URL(address).searchParams);

test("giscus is asked for the page's discussion in the site's language and colours", () => {
  const address = giscus(ofGiscus).frame(page, "dark", "token");
  expect(address).toMatch(/^https:\/\/giscus\.app\/zh-CN\/widget\?/);
  expect(asked(address)).toMatchObject({
    repo: "a/b",
    repoId: "R1",
    category: "评论",
    categoryId: "C1",
    term: "blog/%E7%94%B2",
    theme: "dark",
    session: "token",
    origin: page.url,
  });
});

test.each([
  ["zh-Hant-TW", "zh-TW"],
  ["zh", "zh-CN"],
  ["en-GB", "en"],
  ["ja", "ja"],
])("giscus speaks %s as %s", (lang, spoken) => {
  expect(giscus({ ...ofGiscus, lang }).frame(page, "light", "")).toContain(`giscus.app/${spoken}/widget`);
});

test.each([
  ["url", page.url],
  ["title", page.title],
  ["og:title", "甲"],
] as const)("a discussion can be found by %s", (mapping, term) => {
  expect(asked(giscus({ ...ofGiscus, mapping }).frame(page, "light", "")).term).toBe(term);
});

test("utterances is asked for the page's issue", () => {
  const address = utterances(ofUtterances).frame(page, "dark", "");
  expect(address).toMatch(/^https:\/\/utteranc\.es\/utterances\.html\?/);
  expect(asked(address)).toMatchObject({
    repo: "a/b",
    "issue-term": "pathname",
    pathname: "blog/%E7%94%B2",
    label: "评论",
    theme: "github-dark",
    origin: "https://a.example",
  });
});

test("readers without scripts get to the discussion at GitHub", () => {
  expect(giscus(ofGiscus).discussion("/blog/甲")).toBe(
    "https://github.com/a/b/discussions?discussions_q=%2Fblog%2F%E7%94%B2",
  );
  expect(utterances(ofUtterances).discussion("/blog/甲")).toBe("https://github.com/a/b/issues?q=%2Fblog%2F%E7%94%B2");
});

test("messages of a frame say its height and the end of a session, and others say nothing", () => {
  const { read } = giscus(ofGiscus);
  expect(read({ giscus: { resizeHeight: 300 } })).toEqual({ height: 300 });
  expect(read({ giscus: { signOut: true } })).toEqual({ signedOut: true });
  expect(read({ giscus: { error: "Bad credentials" } })).toEqual({ signedOut: true });
  expect(read({ giscus: { error: "Discussion not found" } })).toEqual({});
  expect(utterances(ofUtterances).read({ type: "resize", height: 200 })).toEqual({ height: 200 });
  for (const other of [null, "text", 1, { type: "other" }]) {
    expect(read(other)).toEqual({});
    expect(utterances(ofUtterances).read(other)).toEqual({});
  }
});
