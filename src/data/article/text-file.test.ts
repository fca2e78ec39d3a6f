import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeTextFile } from "./text-file";

const publicDir = mkdtempSync(path.join(tmpdir(), "texts-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

test("a text gets a file named by what it holds, in which it is as it was", async () => {
  const html = '<p title="a&quot;b">中文</p>\n<pre>\\n</pre>';
  const [one, same, other] = await Promise.all([html, html, `${html}!`].map((text) => writeTextFile(publicDir, text)));
  expect(one).toMatch(/^\/static\/text\/[0-9a-f]{20}\.json$/);
  expect([same === one, other === one]).toEqual([true, false]);
  expect(JSON.parse(readFileSync(path.join(publicDir, one ?? ""), "utf8"))).toBe(html);
  expect(readdirSync(path.join(publicDir, "static/text"))).toHaveLength(2);
});
