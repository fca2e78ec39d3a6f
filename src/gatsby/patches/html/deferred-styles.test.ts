import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { textAttribute } from "../../../contract/published-files";
import { deferStyles, writeDeferredStyles } from "./deferred-styles";

const publicDir = mkdtempSync(path.join(tmpdir(), "styles-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

test("what stylesheets say of what scripts show comes with the scripts, once", () => {
  const css = "@layer a,b;@layer a{p{color:red}@media (scripting:enabled){.bar{top:0}}}";
  for (const name of ["app", "doc"]) writeFileSync(path.join(publicDir, `${name}.0123456789abcdef0123.css`), css);
  const file = writeDeferredStyles(publicDir).scripting ?? "";
  expect(file).toMatch(/^scripting\.[0-9a-f]{20}\.css$/);
  expect(readFileSync(path.join(publicDir, file), "utf8")).toBe("@layer a{.bar{top:0}}");
  expect(writeDeferredStyles(publicDir)).toEqual({ scripting: file, parts: null });
});

test("a page has the rules of those parts that its text has; the others come with the app", () => {
  const css = "@layer parts.code-fold{.code-fold{a:b}}@layer parts.code-output{.code-output{a:b}}p{a:b}";
  writeFileSync(path.join(publicDir, "post.0123456789abcdef0123.css"), css);
  mkdirSync(path.join(publicDir, "static/text"), { recursive: true });
  writeFileSync(path.join(publicDir, "static/text/12.json"), JSON.stringify('<figure class="code code-fold">'));
  const page = `<style data-href="/post.css">${css}</style><div ${textAttribute}="/static/text/12.json"></div>`;
  expect(deferStyles(publicDir).apply(page, "a/index.html")).toMatch(
    /^<style data-href="\/post.css">p{a:b}<\/style><style>@layer parts.code-fold{.code-fold{a:b}}<\/style><div /,
  );
  expect(readFileSync(path.join(publicDir, writeDeferredStyles(publicDir).parts ?? ""), "utf8")).toContain(
    ".code-output{",
  );
});
