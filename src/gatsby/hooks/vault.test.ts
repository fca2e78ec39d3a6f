import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const files = {
  "site.yml": "url: https://a.example\ncontent: { dialect: obsidian }\n",
  "docs/网络/tcp.md": "---\naliases: [传输控制协议, /docs/old]\n---\n\n# TCP\n\n见[[ip#地址]]，[[没有]]。\n",
  "docs/草稿.md": "---\npublish: false\ncssclasses: [wide]\ntags: 读书\n---\n\n想到 #灵感/半夜 再说。\n",
  "docs/网络/ip.md": "## 地址\n\n在[[传输控制协议]]之下，用的人都知道。也在[[udp]]之下。\n",
  "docs/网络/udp.md": "# UDP\n\n不管丢没丢。\n",
};
const dir = mkdtempSync(join(tmpdir(), "vault-"));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}
// The configuration is read when its module is loaded, so `CONTENT_DIR` must be set first.
process.env["CONTENT_DIR"] = dir;
const { FakeGatsby } = require("../testing/fake-gatsby") as typeof import("../testing/fake-gatsby");

let gatsby: InstanceType<typeof FakeGatsby>;
let errors: string;
let warnings: string;

beforeAll(async () => {
  gatsby = await FakeGatsby.load(dir);
  errors = gatsby.panicOnBuild.mock.calls.flat().join("\n");
  warnings = gatsby.warn.mock.calls.flat().join("\n");
});

const note = (name: string) => gatsby.find("Doc", "docId", `网络/${name}`);

test("notes link to each other, and know what links to them", async () => {
  const article = (await gatsby.field(note("tcp"), "article")) as { readonly html: () => Promise<string> };
  expect(await article.html()).toContain('<a href="/docs/%E7%BD%91%E7%BB%9C/ip#地址">');
  const linking = (await gatsby.field(note("tcp"), "backlinks")) as readonly { readonly path: string }[];
  expect(linking.map(({ path }) => path)).toEqual(["/docs/网络/ip"]);
});

test("a note with two neighbours has a drawing of them, and a note with one has none", async () => {
  expect(await gatsby.field(note("ip"), "net")).toMatch(
    /<a href="\/docs\/%E7%BD%91%E7%BB%9C\/tcp".*<a href="[^"]*udp"/s,
  );
  expect(await gatsby.field(note("udp"), "net")).toBeNull();
});

test("a name among the aliases is not an address", () => {
  expect(note("tcp")["aliases"]).toEqual(["/docs/old"]);
});

test("properties and tags in the text are the page's", () => {
  expect(gatsby.find("Doc", "docId", "草稿")).toMatchObject({ draft: true, tags: ["读书", "灵感/半夜"] });
  expect(warnings).not.toContain("cssclasses");
});

test("a link to a missing note is reported with its line, and does not end the build", () => {
  expect(errors).toBe("");
  expect(warnings).toContain("docs/网络/tcp.md:7: 没有[[没有]]这个文件");
});
