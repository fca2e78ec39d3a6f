import path from "node:path";
import { folderWith } from "../testing/project-folder";
import { type Evaluation, evaluateModule } from "./evaluate-module";

const evaluate = (name: string, text: string, others: Readonly<Record<string, string>> = {}, limit?: number) => {
  const folder = folderWith({ [name]: text, ...others });
  return evaluateModule(path.join(folder, name), { "@site/": folder }, limit);
};

const dataOf = (evaluation: Evaluation) => ("value" in evaluation ? evaluation.value : evaluation);

test("reads CommonJS, ES modules and TypeScript alike", async () => {
  const others = { "data/site.ts": "export const title: string = '标题'" };
  const expected = { title: "标题" };
  expect(dataOf(await evaluate("a.js", "module.exports = { title: '标题' }"))).toEqual(expected);
  expect(dataOf(await evaluate("a.mjs", "export default { title: '标题' }"))).toEqual(expected);
  expect(dataOf(await evaluate("a.cjs", "module.exports = async () => ({ title: '标题' })"))).toEqual(expected);
  const typed =
    "import type { Config } from '@docusaurus/types'; import { title } from './data/site'; export default { title } satisfies Config";
  expect(dataOf(await evaluate("a.ts", typed, others))).toEqual(expected);
  expect(dataOf(await evaluate("a.ts", typed.replace("./data/site", "@site/data/site.js"), others))).toEqual(expected);
});

test("stubs a package that is not installed, and names it", async () => {
  const text = `
    import { themes as prism } from 'prism-react-renderer';
    import math from 'remark-math';
    const dracula = require('prism-react-renderer/themes/dracula');
    const { parse } = require('some-parser');
    class Mine extends require('base-class') {}
    export default async () => ({
      title: '标题', theme: prism.github.plain, dracula, url: \`\${parse('x')}/a\`,
      plugins: [[math, { strict: false }], () => ({ name: 'own' })],
      later: (await import('esm-only')).default,
    });`;
  const evaluation = await evaluate("a.js", text);
  expect(dataOf(evaluation)).toMatchObject({
    title: "标题",
    theme: { $package: "prism-react-renderer" },
    url: "/a",
    plugins: [[{ $package: "remark-math" }, { strict: false }], null],
  });
  expect(evaluation.missing).toContain("some-parser");
});

test("finds files beside the module", async () => {
  const text =
    "module.exports = { resolved: require.resolve('./sidebars.js'), here: __dirname, data: require('./x.json'), plugin: require.resolve('a-plugin') }";
  const value = dataOf(await evaluate("a.js", text, { "sidebars.js": "", "x.json": '{"a":1}' })) as Record<
    string,
    string
  >;
  expect(value.resolved).toBe(path.join(String(value.here), "sidebars.js"));
  expect(value.data).toEqual({ a: 1 });
  expect(value.plugin).toBe("a-plugin");
});

test("an ES module may declare its own __dirname and require", async () => {
  const text = `
    import { createRequire } from 'node:module';
    import path from 'node:path';
    import { fileURLToPath } from 'node:url';
    const __filename = fileURLToPath(import.meta.url);
    const __dirname = path.dirname(__filename);
    const require = createRequire(import.meta.url);
    export default { here: path.basename(__filename), same: __dirname === import.meta.dirname, data: require('./x.json') };`;
  const others = { "package.json": '{"type":"module"}', "x.json": '{"a":1}' };
  for (const name of ["a.js", "a.mjs", "a.ts"])
    expect(dataOf(await evaluate(name, text, others))).toEqual({ here: name, same: true, data: { a: 1 } });
});

test("names the object that a function of a package was called with", async () => {
  const text = "import { a } from 'a-theme'; export default { theme: a({ nav: a([1]), again: a() }, 2) };";
  expect(dataOf(await evaluate("a.ts", text))).toEqual({
    theme: {
      $package: "a-theme",
      $argument: { nav: { $package: "a-theme", $argument: [1] }, again: { $package: "a-theme" } },
    },
  });
});

test("a module may use top-level await, and runs in the folder of the project's package.json", async () => {
  const text = `
    import { existsSync as isThere, readFileSync } from 'node:fs';
    import path, * as all from 'node:path';
    import gone from 'not-installed';
    const { title } = await Promise.resolve(JSON.parse(readFileSync('package.json', 'utf8')));
    export const other = gone;
    export default { title, sep: path.sep === all.sep, isThere: isThere('docs/.vitepress') };`;
  const folder = folderWith({ "docs/.vitepress/config.mts": text, "package.json": '{ "title": "标题" }' });
  expect(dataOf(await evaluateModule(path.join(folder, "docs/.vitepress/config.mts")))).toEqual({
    title: "标题",
    sep: true,
    isThere: true,
  });
});

test("calls an edit address that is a function", async () => {
  const text =
    "module.exports = { editUrl: ({ docPath, versionDocsDirPath }) => 'https://a.example/' + versionDocsDirPath + '/' + docPath }";
  expect(dataOf(await evaluate("a.js", text))).toEqual({ editUrl: "https://a.example/" });
  const byLanguage =
    "module.exports = { editUrl: ({ locale }) => 'https://a.example/' + (locale === 'en' ? 'docs/' : 'i18n/' + locale + '/') }";
  expect(dataOf(await evaluate("a.js", byLanguage))).toEqual({ editUrl: "https://a.example/" });
});

test("hides the owner's environment variables from a configuration", async () => {
  process.env["SECRET_TOKEN"] = "t";
  expect(dataOf(await evaluate("a.js", "module.exports = { seen: process.env.SECRET_TOKEN ?? null }"))).toEqual({
    seen: null,
  });
});

test("runs nothing of a project that is not trusted", async () => {
  process.env["CONTENT_TRUST"] = "none";
  expect(await evaluate("a.js", "require('fs').writeFileSync('ran', ''); module.exports = {}")).toMatchObject({
    failure: "refused",
  });
  delete process.env["CONTENT_TRUST"];
});

test("reports a module that throws, never ends, waits for ever or exits", async () => {
  expect(await evaluate("a.js", "throw new Error('no token')")).toMatchObject({
    failure: "threw",
    message: "no token",
  });
  expect(await evaluate("a.js", "module.exports = {")).toMatchObject({ failure: "threw" });
  expect(await evaluate("a.js", "for (;;);", {}, 500)).toMatchObject({ failure: "hung" });
  expect(await evaluate("a.js", "module.exports = () => new Promise(() => {})")).toMatchObject({
    failure: "ended",
  });
  expect(await evaluate("a.js", "process.exit(3)")).toMatchObject({ failure: "ended" });
});
