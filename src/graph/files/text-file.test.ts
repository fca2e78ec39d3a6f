import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeTextFile } from "./text-file";

jest.mock("node:fs/promises", () => {
  const original = jest.requireActual("node:fs/promises");
  return { ...original, writeFile: jest.fn(original.writeFile) };
});

const publicDir = mkdtempSync(path.join(tmpdir(), "texts-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

test("a text is stored unchanged in a file named by a hash of its content", async () => {
  const html = '<p title="a&quot;b">中文</p>\n<pre>\\n</pre>';
  const [one, same, other] = await Promise.all([html, html, `${html}!`].map((text) => writeTextFile(publicDir, text)));
  expect(one).toMatch(/^\/static\/text\/[0-9a-f]{20}\.json$/);
  expect([same === one, other === one]).toEqual([true, false]);
  expect(JSON.parse(readFileSync(path.join(publicDir, one ?? ""), "utf8"))).toBe(html);
  expect(readdirSync(path.join(publicDir, "static/text"))).toHaveLength(2);
});

test("an incomplete file of an interrupted build is not used", async () => {
  const html = "<p>一段没有写完的文字</p>";
  jest.mocked(writeFile).mockImplementationOnce(async (file, json) => {
    writeFileSync(String(file), String(json).slice(0, 9));
    throw new Error("interrupted");
  });
  await expect(writeTextFile(publicDir, html)).rejects.toThrow("interrupted");
  const address = await writeTextFile(publicDir, html);
  expect(JSON.parse(readFileSync(path.join(publicDir, address), "utf8"))).toBe(html);
});
