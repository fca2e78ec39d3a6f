import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeDeferredStyles } from "./deferred-styles";

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
