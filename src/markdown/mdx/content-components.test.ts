import { contentFolder, printed, render } from "../testing/render";

const counter = `import { useState } from "react";
import { label } from "../lib/label";
import "./counter.css";
export default function Counter({ from = 0 }: { from?: number }) {
  const [n, set] = useState(from);
  return <p style={{ color: "red" }}><button type="button" onClick={() => set(n + 1)}>{label} {n}</button><input /></p>;
}
export const limit = 3;
export function Broken() { throw new Error("坏了"); }
`;
const folder = contentFolder({
  "components/counter.tsx": counter,
  "components/counter.css": "p{}",
  "components/plain.tsx": "export default ({ children }) => <section className='a'>{children}</section>;\n",
  "components/wrong.tsx": "export default () => (\n  <p>\n);\n",
  "components/browser.tsx": "export default () => <p>{window.innerWidth}</p>;\n",
  "components/card.tsx":
    'import styles from "./card.module.css";\nexport default () => <p className={styles.card}>卡片</p>;\n',
  "components/card.module.css": ".card{}",
  "components/two.tsx":
    'import a from "./card.module.css";\nimport b from "./deep.module.css";\nexport default () => <p className={a.x + b.y} />;\n',
  "components/deep.module.css": ".y{}",
  "lib/label.ts": 'export const label: string = "次数";\n',
});
const mdx = (body: string) => render(body, "mdx", folder);

test("a component is rendered at build, with its children, and sends nothing to browsers", async () => {
  const article = await mdx(
    'import Plain from "@site/components/plain";\nimport Counter, { limit } from "../components/counter.tsx";\n\n<Plain>\n\n## 节\n\n</Plain>\n\n<b><Counter from={limit} /></b>',
  );
  expect(article.html).toMatch(/<section class="a">\s*<h2 id="节">/);
  expect(article.html).toContain("次数 3</button>");
  expect(article.html).not.toContain("data-site-island");
  expect(article.headings).toEqual([{ id: "节", text: "节", depth: 2 }]);
  expect(article.components).toEqual(["components/counter.css"]);
  expect([...article.includes].sort()).toEqual([
    "components/counter.css",
    "components/counter.tsx",
    "components/plain.tsx",
    "lib/label.ts",
  ]);
});

test("a component with client is an island: its place has the file, the props and the HTML of the build", async () => {
  const article = await mdx(
    'import Counter from "../components/counter.tsx";\n\n<Counter from={2} client="visible" />',
  );
  expect(printed(article)).toEqual([]);
  expect(article.html).toMatch(
    /^<div class="component" data-site-island="components\/counter.tsx#default" data-site-props="{&quot;from&quot;:2}" data-site-load="visible"><p/,
  );
  expect(article.html).toContain("<input");
  expect(article.components).toEqual(["components/counter.css", "components/counter.tsx"]);
});

test("a component with a CSS module is an error that says what to write instead", async () => {
  const article = await mdx('import Card from "../components/card.tsx";\n\n<Card />');
  expect(article.components).toEqual([]);
  expect(printed(article)[0]).toMatch(/^error docs\/a\.mdx:\d+: .*components\/card\.module\.css/);
  expect(printed(article)[0]).toMatch(/import "…"/);
  expect(article.includes).toContain("components/card.module.css");
});

test("each CSS module of a component is an error, and other components are not", async () => {
  const article = await mdx(
    'import Two from "../components/two.tsx";\nimport Plain from "@site/components/plain";\n\n<Two />\n\n<Plain>字</Plain>',
  );
  expect(printed(article).map((text) => /components\/[\w.]+/.exec(text)?.[0])).toEqual([
    "components/card.module.css",
    "components/deep.module.css",
  ]);
});

test("mistakes name the file, the line and the component", async () => {
  const body = [
    'import Wrong from "../components/wrong.tsx";',
    'import { Broken } from "../components/counter.tsx";',
    'import Browser from "../components/browser.tsx";',
    'import Counter from "../components/counter.tsx";',
    "",
    "<Broken />",
    "",
    '<Browser client="idle" />',
    "",
    '<Counter client="load" />',
    "",
    '<Counter client="idle" from={() => 1} />',
    "",
  ].join("\n");
  expect(printed(await mdx(body))).toMatchInlineSnapshot(`
[
  "error components/wrong.tsx:4: 不是有效的组件：没有写完，缺少</p>
    → 改正这一行；import的包要在项目的node_modules里",
  "error docs/a.mdx:9: 组件Broken（components/counter.tsx）执行失败：坏了
    → 构建时在Node里渲染一次：只在浏览器里有的东西（window、document）放进useEffect",
  "error docs/a.mdx:11: 组件components/browser.tsx执行失败：构建时没有window
    → 构建时在Node里渲染一次：只在浏览器里有的东西（window、document）放进useEffect",
  "error docs/a.mdx:13: client="load"不是已知的时机
    → 写client="visible"、client="idle"、client="intent"之一",
  "error docs/a.mdx:15: 组件components/counter.tsx在浏览器里运行，它的from不能写成JSON
    → 只用文字、数字、true、false和它们的列表",
]
`);
});

test("the place of an island cannot be written by hand: its code would run with any props", async () => {
  for (const format of ["md", "mdx"] as const) {
    const article = await render('<div data-site-island="comments" data-site-props="{}">x</div>', format, folder);
    expect(article.html).not.toContain("data-site-island");
    expect(printed(article)[0]).toMatch(/warning docs\/a\.mdx?:4: <div>的data-site-island/);
  }
});

test("an import of a missing name is an error of its line, with the names that the file exports", async () => {
  const named = contentFolder({ "components/named.tsx": "export const Named = () => <b>甲</b>;\n" });
  const article = await render('import X, { Other } from "../components/named.tsx";\n\n<X />\n', "mdx", named);
  expect(printed(article).slice(0, 2)).toEqual([
    expect.stringMatching(/^error docs\/a\.mdx:4: .*没有默认导出（export default）\n.*Named/),
    expect.stringMatching(/^error docs\/a\.mdx:4: .*没有导出Other\n.*Named/),
  ]);
});

test.each([
  ["../components/countr", "../components/counter.tsx"],
  ["./Counter.tsx", "../components/counter.tsx"],
  ["@site/components/countr.tsx", "../components/counter.tsx"],
  ["components/counter", "../components/counter.tsx"],
  ["@theme/Tab", "@theme/Tabs"],
])("an import of %s, which is nothing, names the near one", async (written, meant) => {
  const article = await mdx(`import X from "${written}";\n\n<X />\n`);
  expect(printed(article)).toEqual([expect.stringMatching(`^error docs/a\\.mdx:4: .*\n.*→ 是否想写${meant}？$`)]);
});

test("an import that resembles nothing names nothing", async () => {
  const [message] = printed(await mdx('import X from "lodash";\n\n<X />\n'));
  expect(message).toMatch(/→ 删去它/);
});
