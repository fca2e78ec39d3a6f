import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { fetchPictures } from "./fetch-pictures";

let server: Server;
let host: string;
let picture: Buffer;
/** Requested paths. */
let asked: string[];
/** Number of requests for `/flaky.png` that still have to fail. */
let failures = 0;
const contentDir = mkdtempSync(path.join(tmpdir(), "fetch-"));
const limits = { bytes: 100_000, time: 1_400, attempts: 2, pause: 1 };

beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    asked.push(pathname);
    const send = (body: string | Buffer, type = "image/png", status = 200) =>
      response.writeHead(status, { "content-type": type }).end(body);
    if (pathname === "/moved.png") return void response.writeHead(302, { location: "/a.png" }).end();
    if (pathname === "/circle.png") return void response.writeHead(302, { location: "/circle.png" }).end();
    if (pathname === "/missing.png") return void send("", "text/plain", 404);
    if (pathname === "/page.png") return void send("<!DOCTYPE html><title>Log in</title>");
    if (pathname === "/cut.png") return void send(picture.subarray(0, 60));
    if (pathname === "/flaky.png" && failures-- > 0) return void send("", "text/plain", 503);
    if (pathname === "/script.svg")
      return void send("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script/></svg>");
    if (pathname === "/silent.png") return;
    if (pathname === "/endless.png") {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(20_000)));
      };
      response.on("drain", more);
      return more();
    }
    send(picture);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  asked = [];
});

/** Writes articles, fetches their pictures, and reads the articles again. */
async function fetched(articles: Record<string, string>) {
  for (const [file, text] of Object.entries(articles)) {
    mkdirSync(path.join(contentDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(contentDir, file), text.replaceAll("HOST", host));
  }
  const files = Object.keys(articles);
  const formatOf = (file: string) => (file.endsWith(".mdx") ? "mdx" : "md") as "md" | "mdx";
  const result = await fetchPictures({ contentDir, files, formatOf, limits });
  return { ...result, texts: files.map((file) => readFileSync(path.join(contentDir, file), "utf8")) };
}

test("fetches a picture once, and updates its address in every article that shows it", async () => {
  const { fetched: count, texts } = await fetched({
    "docs/a.md":
      '---\ntitle: 甲\nimage: HOST/a.png\n---\r\n\r\n甲![HOST/a.png](HOST/a.png "题")乙\r\n\r\n`![](HOST/a.png)`\n',
    "docs/deep/b.mdx":
      "export const a = 1\n\n<div>\n  <img alt='x' src='HOST/a.png' />\n  <img alt='w' src={\"HOST/a.png\"} />\n  <img alt='v' src={\"HOST/\" + a} />\n\n  ![y][pic]\n</div>\n\n[pic]: HOST/a.png\n",
    "blog/c.md": '<p><img alt="" src="HOST/moved.png?a=1&amp;b=2"></p>\n\n[link](HOST/a.png)\n',
  });
  expect(count).toBe(2);
  expect(asked.filter((name) => name === "/a.png")).toHaveLength(2);
  const [name] = readdirSync(path.join(contentDir, "docs/img"));
  expect(name).toMatch(/^a-[0-9a-f]{8}\.png$/);
  expect(readFileSync(path.join(contentDir, "docs/img", `${name}`)).equals(picture)).toBe(true);
  expect(texts).toEqual([
    `---\ntitle: 甲\nimage: ./img/${name}\n---\r\n\r\n甲![${host}/a.png](./img/${name} "题")乙\r\n\r\n\`![](${host}/a.png)\`\n`,
    `export const a = 1\n\n<div>\n  <img alt='x' src='../img/${name}' />\n  <img alt='w' src={"../img/${name}"} />\n  <img alt='v' src={"${host}/" + a} />\n\n  ![y][pic]\n</div>\n\n[pic]: ../img/${name}\n`,
    expect.stringMatching(/^<p><img alt="" src="\.\/img\/moved-[0-9a-f]{8}\.png"><\/p>\n\n\[link\]\(http/),
  ]);
});

test("names the place and the reason if a picture cannot be fetched, and leaves it as it was", async () => {
  const names = ["missing.png", "page.png", "cut.png", "circle.png", "script.svg", "silent.png", "endless.png"];
  const article = names.map((name) => `![甲](HOST/${name})`).join("\n\n");
  const { failed, texts, changed } = await fetched({ "docs/failing.md": article });
  expect(changed).toEqual([]);
  expect(texts[0]).toBe(article.replaceAll("HOST", host));
  expect(failed.map(({ file, line, message }) => `${file}:${line} ${message.replace(host, "HOST")}`)).toEqual([
    "docs/failing.md:1 主机回答404：HOST/missing.png",
    "docs/failing.md:3 收到的是网页，不是图片：HOST/page.png",
    expect.stringMatching(/^docs\/failing\.md:5 收到的不是完整的图片，.*：HOST\/cut\.png$/),
    expect.stringMatching(/^docs\/failing\.md:7 连接失败（.*redirect.*）：HOST\/circle\.png$/),
    "docs/failing.md:9 这个SVG里有脚本：HOST/script.svg",
    "docs/failing.md:11 1秒内没有收完：HOST/silent.png",
    "docs/failing.md:13 超过0 MiB：HOST/endless.png",
  ]);
  expect(asked.filter((name) => name === "/missing.png")).toHaveLength(1);
  expect(asked.filter((name) => name === "/silent.png")).toHaveLength(2);
});

test("fetches from a host that answers only the second time", async () => {
  failures = 1;
  const { failed, fetched: count } = await fetched({ "docs/flaky.md": "![](HOST/flaky.png)" });
  expect({ failed, count }).toEqual({ failed: [], count: 1 });
});

test("fetches only missing pictures in a second run", async () => {
  const article = "![](HOST/again.png)";
  await fetched({ "docs/again.md": article });
  asked = [];
  const { fetched: count, texts } = await fetched({ "docs/again.md": article });
  expect({ count, asked }).toEqual({ count: 0, asked: [] });
  expect(texts[0]).toMatch(/^!\[\]\(\.\/img\/again-/);
});
