import { editText } from "../../markdown/edit-text";
import { parseMarkdown } from "../../markdown/parse-markdown";
import { rewriteMdx } from "./rewrite-mdx";

/** Returns the rewritten text and what was left behind. */
function rewrite(body: string) {
  const left: string[] = [];
  const tree = parseMarkdown(body, "mdx");
  if (!tree) throw new Error("no MDX");
  const edits = rewriteMdx(tree, {
    body,
    fileOf: (written) => (written.endsWith(".png") || written.endsWith(".tsx") ? written : null),
    moduleOf: (written) => `@site/docs/${written.replace(/^\.\//, "")}`,
    comment: (text) => `{/* ${text.trim()} */}`,
    changed: () => {},
    left: (_, found) => left.push(found),
  });
  return { text: editText(body, edits), left };
}

test("keeps the components of the theme", () => {
  const body = "import Tabs from '@theme/Tabs';\n\n<Tabs>\n\n<Admonition title=\"x > y\">甲</Admonition>\n\n</Tabs>\n";
  expect(rewrite(body)).toEqual({ text: body, left: [] });
});

test("keeps an export unless it needs a removed name", () => {
  const body = "import { chart } from 'charts';\n\nexport const a = 1;\n\nexport const b = chart(a);\n\n{a} {b}\n";
  expect(rewrite(body)).toEqual({
    text: "\nexport const a = 1;\n\n{/* export const b = chart(a); */}\n\n{a} {/* b */}\n",
    left: ["charts", "chart", "{b}"],
  });
});

test("drops attributes that need a removed name, but not other keys of the same name", () => {
  const body = "import chart from 'charts';\n\n<img alt={chart.title} title={({ chart: 1 }).chart} />\n";
  expect(rewrite(body)).toEqual({
    text: "\n<img  title={({ chart: 1 }).chart} />\n",
    left: ["charts", "alt={chart.title}"],
  });
});

test("updates the paths of moved files in imports and require", () => {
  const body = "import a from './a.png';\n\n<img src={require('./b.png').default} alt={a} />\n";
  expect(rewrite(body).text).toBe(
    'import a from "@site/docs/a.png";\n\n<img src={require("@site/docs/b.png").default} alt={a} />\n',
  );
});

test("braces around an undefined name become text, and a function as a child is left behind", () => {
  expect(rewrite("集合{x}与{frontMatter.title}\n").text).toBe("集合\\{x\\}与{frontMatter.title}\n");
  expect(rewrite("<Chart>{() => 1}</Chart>\n")).toEqual({
    text: "{/* <Chart> */}{/* () => 1 */}{/* </Chart> */}\n",
    left: ["<Chart>", "{() => 1}"],
  });
});
