import { site } from "../../config/site";
import { printed, render, renderWithHtml } from "../testing/render";

const letters = (html: string) =>
  html
    .replace(/<annotation[\s\S]*?<\/annotation>/g, "")
    .replace(/<mphantom>.*?<\/mphantom>|<[^>]*>/g, "")
    .trim();

describe("chemistry", () => {
  test.each([
    ["\\ce{CO2 + C -> 2 CO}", "CO2+C→2 CO"],
    ["\\ce{SO4^2-}", "SO4^(2-)"],
    ["\\pu{1.5 mol//L}", "1.5 mol/L"],
  ])("%s is rendered, and the search text is what people type", async (tex, text) => {
    const article = await render(`式$${tex}$。\n`);
    expect(printed(article)).toEqual([]);
    expect(article.html).toContain("<math");
    expect(article.sections[0]?.text).toContain(text);
  });
});

describe("commands that a page defines", () => {
  test.each(["md", "mdx"] as const)("work in its later formulas, in .%s", async (format) => {
    const body = "$$\n\\newcommand{\\vv}[1]{[#1]}\n\\def\\q{Q}\n$$\n\n- $\\vv{a}\\q$\n\n$\\gdef\\q{P}\\q$与$\\q$\n";
    const article = await render(body, format);
    expect(printed(article)).toEqual([]);
    expect(article.html).not.toContain("math-block");
    expect(letters(article.html).replace(/\s+/g, " ")).toBe("[a]Q P与P");
    expect(article.markdown).toContain("\\newcommand{\\vv}[1]{[#1]}");
  });

  test("may be defined again, and are unknown to another page", async () => {
    const again = await render(
      "$\\newcommand{\\vv}{a}\\vv$，$\\newcommand{\\vv}{b}\\vv$，$\\renewcommand\\vv{c}\\vv$\n",
    );
    expect(printed(again)).toEqual([]);
    expect(letters(again.html)).toBe("a，b，c");
    expect(printed(await render("$\\vv$\n"))).toEqual([expect.stringContaining("没有命令\\vv")]);
  });

  test("are not defined by a formula with an error", async () => {
    const article = await render("$\\def\\vv{a}\\wrong$，$\\vv$\n");
    expect(printed(article)).toEqual([expect.stringContaining("\\wrong"), expect.stringContaining("\\vv")]);
  });
});

test("front matter and site.yml define commands, and those of the page take precedence", async () => {
  const macros = site.markdown.macros;
  Object.assign(macros, { "\\vv": "site", "\\ww": "W_{#1}" });
  const source = {
    file: "docs/a.md",
    contentDir: "/nowhere",
    body: "$\\vv$，$\\ww{1}$",
    bodyLine: 3,
    format: "md" as const,
  };
  const article = await renderWithHtml({ ...source, frontMatter: { macros: { "\\vv": "page" } } });
  for (const name of Object.keys(macros)) delete macros[name];
  expect(printed(article)).toEqual([]);
  expect(letters(article.html)).toBe("page，W1");
});
