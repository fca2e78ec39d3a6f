process.env["CONTENT_TRUST"] = "none";
const { renderWithHtml } = require("./testing/render") as typeof import("./testing/render");

const found = async (format: "md" | "mdx", body: string) =>
  (
    await renderWithHtml({ file: `docs/a.${format}`, contentDir: "/content", body, bodyLine: 0, format })
  ).diagnostics.map(({ line, message }) => `${line}: ${message}`);

test("if the content is not trusted, MDX is refused before any of it runs", async () => {
  const body = "export const ran = (globalThis.ranInMdx = true);\n\n{ran}\n";
  expect(await found("mdx", body)).toEqual([expect.stringMatching(/^undefined: 这个文件是MDX.*content\.trust是none$/)]);
  expect(globalThis).not.toHaveProperty("ranInMdx");
});

test("files that a browser runs when they are opened are refused, pictures of that kind too", async () => {
  const names = ["a.js", "b.xhtml", "c.HTM", "d.svg", "e.pdf", "f.png"];
  const body = names.map((name) => `[x](./${name}) ![图](./${name})`).join("\n\n");
  const refused = (await found("md", body)).filter((message) => message.includes("打开时能运行代码"));
  expect(refused.map((message) => /“(.*?)”|"(.*?)"/.exec(message)?.slice(1).find(Boolean))).toEqual(
    ["a.js", "b.xhtml", "c.HTM", "d.svg"].flatMap((name) => [name, name]),
  );
});

test("a Markdown file may show all but other sites' pages", async () => {
  expect(await found("md", "## 节\n\n<b>粗</b>\n")).toEqual([]);
  const [first] = await found("md", '一段\n\n<iframe src="https://a.example/" title="页"></iframe>\n');
  expect(first).toMatch(/^3: 嵌入了别的页面/);
});
