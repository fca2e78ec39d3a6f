import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deferStyles, writeDeferredStyles } from "./deferred-styles";
import { gatsbyPage } from "./testing";

const publicDir = mkdtempSync(path.join(tmpdir(), "styles-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

test("what stylesheets say of what scripts show comes with the scripts, once", () => {
  const css = "@layer a,b;@layer a{p{color:red}@media (scripting:enabled){.bar{top:0}}}";
  for (const name of ["app", "doc"]) writeFileSync(path.join(publicDir, `${name}.0123456789abcdef0123.css`), css);
  const file = writeDeferredStyles(publicDir) ?? "";
  expect(file).toMatch(/^scripting\.[0-9a-f]{20}\.css$/);
  expect(readFileSync(path.join(publicDir, file), "utf8")).toBe("@layer a{.bar{top:0}}");
  expect(writeDeferredStyles(publicDir)).toBe(file);
});

test("a page has the styles of plots when its text, which is in a file of its own, has a plot", () => {
  mkdirSync(path.join(publicDir, "static/text"), { recursive: true });
  const page = (text: string) => {
    writeFileSync(path.join(publicDir, "static/text/0a.json"), JSON.stringify(text));
    const main = '<div data-text="/static/text/0a.json"></div>';
    return deferStyles(publicDir).apply(gatsbyPage("/a", { main, css: ".a{b:c}.plot{d:e}" }), "a/index.html");
  };
  expect(page('<p>文</p><figure class="plot"><p></p></figure>')).toContain(">.a{b:c}.plot{d:e}</style>");
  expect(page("<p>class=plot</p>")).toContain(">.a{b:c}</style>");
});
