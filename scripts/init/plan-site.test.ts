import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Converter } from "opencc-js/cn2t";
import { parse } from "yaml";
import { isError, siteProblems } from "../../packages/import/check/site-problems";
import { planSite } from "./plan-site";

const dir = mkdtempSync(path.join(tmpdir(), "init-"));

const options = {
  title: "甲",
  address: null,
  lang: "zh-Hans",
  today: "2026-11-05",
  folder: "我的 Notes",
  generator: "notes-site-1.0.0.tgz",
};
const isTraditional = (text: string) => [...text].every((character) => tw(character) === character);
const tw = Converter({ from: "cn", to: "tw" });

test.each([
  ["zh-Hans", '引号"与：冒号#', /第一篇笔记/],
  ["zh-TW", "筆記", /第一篇筆記/],
  ["en", 'My "notes": #1', /A first note/],
])(
  "a new site in %s builds without an edit, whatever its name",
  async (lang, title, note) => {
    const files = planSite({ ...options, title, lang, address: { url: "https://example.org", baseUrl: "/notes/" } });
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(dir, lang, file)), { recursive: true });
      writeFileSync(path.join(dir, lang, file), text);
    }
    expect((await siteProblems(path.join(dir, lang))).filter(isError)).toEqual([]);
    expect(files.get("docs/notes/intro.md")).toMatch(note);
    writeFileSync(path.join(dir, lang, "docs/notes/second.md"), "---\ntitle: B\n---\n\n[A](../../pages/abuot.md)\n");
    const fix = lang === "en" ? "did you mean ../../pages/about.md?" : "是否想写../../pages/about.md？";
    expect((await siteProblems(path.join(dir, lang))).filter(isError)).toMatchObject([
      { file: "docs/notes/second.md", line: 5, fix },
    ]);
    if (lang === "zh-TW") expect([...files.values()].filter((text) => !isTraditional(text))).toEqual([]);
    if (lang === "en")
      expect([...files.values()].filter((text) => /\p{Script=Han}|[，。：（）]/u.test(text))).toEqual([]);
  },
  60_000,
);

test("an English site without an address has no Chinese either", () => {
  const files = planSite({ ...options, title: "A", lang: "en" });
  expect([...files.values()].join("\n")).not.toMatch(/\p{Script=Han}/u);
  expect(files.get("site.yml")).toContain("locale:\n  lang: en\n");
});

test("the settings and the sidebars name their schemas for editors", () => {
  const files = planSite(options);
  for (const name of ["site", "sidebars"])
    expect(files.get(`${name}.yml`)?.split("\n")[0]).toBe(
      `# yaml-language-server: $schema=./node_modules/notes-site/docs/${name}.schema.json`,
    );
});

test("contains nothing of this project's own content", () => {
  const files = planSite(options);
  const all = [...files.values()].join("\n");
  expect(all).not.toMatch(/节能|jieneng/);
  expect(JSON.parse(files.get("package.json") ?? "")).toMatchObject({
    name: "notes",
    scripts: { start: "notes-site start", draw: "notes-site draw", "lint:content": "notes-site lint" },
    dependencies: { "notes-site": "file:notes-site-1.0.0.tgz" },
  });
  expect(files.has("blog/2026-11-05-hello.md")).toBe(true);
});

test("the workflow caches packages and the last build with pinned actions, and the image has our nginx", () => {
  const files = planSite({ ...options, lang: "en" });
  const workflow = files.get(".github/workflows/publish.yml") ?? "";
  const { jobs } = parse(workflow);
  const steps: { uses?: string; run?: string; with?: { path?: string } }[] = jobs.build.steps;
  expect(steps.filter(({ uses }) => uses && !/@[\da-f]{40}$/.test(uses))).toEqual([]);
  expect(steps.map(({ with: given }) => given?.path).filter(Boolean)).toEqual([
    ".notes-site/node_modules",
    ".notes-site/.cache\npublic\n",
    "public",
  ]);
  expect(steps.map(({ run }) => run)).toContain('npm run keep-last-build -- "$SITE"');
  expect(files.get("deploy/Dockerfile")).toMatch(/npm run build\n\nFROM debian[\s\S]*deploy\/generated\/nginx\.conf/);
});
