import { postFields } from "../../src/content/blog/post-fields";
import { docFields } from "../../src/content/docs/file/doc-fields";
import { singlePageFields } from "../../src/content/pages/pages-kind";
import { contentFile } from "../../src/content/testing/content-file";
import { wordsIn } from "../words.mjs";
import { planFile } from "./plan-file";

const { new: words } = wordsIn("zh");
const circumstances = { today: "2025-08-31", author: null, lang: "zh-Hans", words };
const plan = (...args: string[]) => planFile(args, circumstances);

test("a new post is valid without edits", () => {
  const { file, text } = plan("post", '引号"与：冒号');
  const { fields, diagnostics } = postFields(contentFile(file, text), { routeBasePath: "blog", firstCommit: null });
  expect(file).toBe("blog/2025-08-31-引号与冒号.mdx");
  expect(diagnostics).toEqual([]);
  expect(fields).toMatchObject({ title: '引号"与：冒号', draft: true, path: "/blog/2025/08/31/引号与冒号" });
});

test("a new docs page is valid without edits in every spelling of the folder", () => {
  for (const folder of ["llm/infra", "docs/llm/infra/", "content/docs/llm/infra"]) {
    const { file, text } = planFile(["doc", folder, "显存"], { ...circumstances, slug: "gpu-memory" });
    expect(file).toBe("docs/llm/infra/gpu-memory.mdx");
    expect(docFields(contentFile(file, text), "docs").diagnostics).toEqual([]);
  }
});

test("a new post gets the site's author if the other posts have authors", () => {
  const { file, text } = planFile(["post", "甲"], { ...circumstances, author: "yi" });
  const { fields } = postFields(contentFile(file, text), { routeBasePath: "blog", firstCommit: null });
  expect(fields).toMatchObject({ authorRefs: [{ key: "yi" }] });
});

test("an English site's new files are in English", () => {
  for (const args of [
    ["post", "Hello"],
    ["doc", "notes", "Hello"],
    ["page", "Hello"],
  ])
    expect(planFile(args, { ...circumstances, lang: "en" }).text).not.toMatch(/\p{Script=Han}/u);
});

test("a new single page is valid without edits", () => {
  const { file, text, docId } = plan("page", "关于 我");
  expect([file, docId]).toEqual(["pages/关于-我.mdx", null]);
  expect(singlePageFields(contentFile(file, text)).diagnostics).toEqual([]);
});

test("a file name has no repeated or outer dashes", () => {
  expect(plan("post", "It's <new> & 新").file).toBe("blog/2025-08-31-its-new-新.mdx");
});

test.each(["../../etc", "/etc", "llm/../../blog", "C:\\x"])("a folder outside docs, %s, is refused", (folder) => {
  expect(() => plan("doc", folder, "甲")).toThrow("docs/");
});

test("reports invalid arguments", () => {
  expect(() => plan("post")).toThrow("标题");
  expect(() => plan("post", "甲", "乙")).toThrow("标题");
  expect(() => plan("posts", "甲")).toThrow("posts");
  expect(() => plan("post", "？！")).toThrow("--slug");
});
