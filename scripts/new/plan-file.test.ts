import { postFields } from "../../src/content/blog/post-fields";
import { docFields } from "../../src/content/docs/file/doc-fields";
import { pageFields } from "../../src/content/pages/pages-kind";
import { contentFile } from "../../src/content/testing/content-file";
import { planFile } from "./plan-file";

const plan = (...args: string[]) => planFile(args, { today: "2025-08-31", author: null, lang: "zh-Hans" });

test("a new post is valid without edits", () => {
  const { file, text } = plan("post", '引号"与：冒号');
  const { fields, diagnostics } = postFields(contentFile(file, text), { routeBasePath: "blog", firstCommit: null });
  expect(file).toBe("blog/2025-08-31-引号与冒号.mdx");
  expect(diagnostics).toEqual([]);
  expect(fields).toMatchObject({ title: '引号"与：冒号', draft: true, path: "/blog/2025/08/31/引号与冒号" });
});

test("a new docs page is valid without edits, however the folder is written", () => {
  for (const folder of ["llm/infra", "docs/llm/infra/", "content/docs/llm/infra"]) {
    const { file, text } = plan("doc", folder, "显存", "--slug", "gpu-memory");
    expect(file).toBe("docs/llm/infra/gpu-memory.mdx");
    expect(docFields(contentFile(file, text), "docs").diagnostics).toEqual([]);
  }
});

test("a post has the site's author where posts do", () => {
  const { file, text } = planFile(["post", "甲"], { today: "2025-08-31", author: "yi", lang: "zh-Hans" });
  const { fields } = postFields(contentFile(file, text), { routeBasePath: "blog", firstCommit: null });
  expect(fields).toMatchObject({ authorRefs: [{ key: "yi" }] });
});

test("an English site's new files are in English", () => {
  const circumstances = { today: "2025-08-31", author: null, lang: "en" };
  for (const args of [
    ["post", "Hello"],
    ["doc", "notes", "Hello"],
    ["page", "Hello"],
  ])
    expect(planFile(args, circumstances).text).not.toMatch(/\p{Script=Han}/u);
});

test("a new single page is valid without edits", () => {
  const { file, text, docId } = plan("page", "关于 我");
  expect([file, docId]).toEqual(["pages/关于-我.mdx", null]);
  expect(pageFields(contentFile(file, text)).diagnostics).toEqual([]);
});

test("invalid arguments show the usage", () => {
  expect(() => plan("post")).toThrow("npm run new -- post");
  expect(() => plan("post", "？！")).toThrow("--slug");
});
