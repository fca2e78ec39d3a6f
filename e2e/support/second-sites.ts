import assert from "node:assert/strict";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site } from "../../src/config/site";
import { filesBelow } from "../../src/lib/node/files";
import { recordBrowserCalls } from "./browser-calls";
import { fixtureSite } from "./fixture-site";
import { build, withProject } from "./gatsby";
import { prefixed, withServer } from "./prefixed-site";

/**
 * Builds small sites one after another in the same folder, so that each reuses the compiled code of
 * the previous one. The fixture site and the site with a path prefix are kept for the browser
 * tests. The others are only checked in this file.
 * @throws if a build fails, with the end of its output, or if a page lacks expected content
 */
export async function buildSecondSites(): Promise<void> {
  await withProject(async (dir) => {
    await buildFixtureSite(dir);
    await buildDocusaurusContent(dir);
    await buildSiteOfPosts(dir);
    await buildSiteOfDocs(dir);
    await buildPrefixedSite(dir);
  });
}

/** Builds the site that most browser tests use. */
async function buildFixtureSite(dir: string): Promise<void> {
  await mustBuild(dir, { CONTENT_DIR: fixtureSite.contentDir });
  keep(dir, fixtureSite.publicDir);
}

/**
 * Copies a build, with its generated host configuration, to the folder that the browser tests use.
 */
function keep(dir: string, publicDir: string): void {
  const kept = path.dirname(publicDir);
  rmSync(kept, { recursive: true, force: true });
  for (const built of ["public", "deploy/generated"]) {
    cpSync(path.join(dir, built), path.join(kept, built), { recursive: true });
  }
}

/**
 * Builds content written for Docusaurus: no sidebars.yml, `.md` with both kinds of comments,
 * imported tabs. Its pages are written as `x.html`, so the next build must move pages back into
 * folders.
 */
async function buildDocusaurusContent(dir: string): Promise<void> {
  const content = path.join(dir, "content");
  cpSync(path.resolve("e2e/fixtures/docusaurus"), content, { recursive: true });
  for (const file of ["docs/secret.md", "blog/2022-07-01-secret.md", "pages/secret.md"]) {
    writeFileSync(path.join(content, file), `---\ntitle: 草稿的题目\ndraft: true\n---\n\n${unpublished}\n`);
  }
  appendFileSync(path.join(content, "site.yml"), "trailingSlash: false\n");
  await mustBuild(dir, { CONTENT_DIR: content });
  const holds = (route: string, text: string) =>
    assert.ok(readFileSync(path.join(dir, "public", `${route}.html`), "utf8").includes(text), `${route}: ${text}`);
  holds("docs", "欢迎");
  holds("docs", 'href="/docs/guide/install"');
  holds("docs/guide/install", 'id="step-one"');
  holds("docs/guide/install", 'rel="tag"');
  holds("docs/guide/install", "admonition-danger");
  holds("docs/guide/install", '/list.txt">清单</a>');
  holds("docs/guide/tabs", "macOS");
  holds("blog/2022/05/01/welcome", "全文");
  holds("blog/2022/06/01/mdx", "全文 2");
  holds("about", "说明");
  // Number prefixes, _category_ files and slugs follow Docusaurus' rules.
  holds("docs/basics/second", ">标签页里的题目 | ");
  holds("docs/basics/second", 'href="/docs/basics/first"');
  holds("docs/basics/second", 'href="/files/hand.txt"');
  holds("docs/basics/second", 'href="/docs/basics-index"');
  holds("docs/basics/second", 'id="片段的标题"');
  holds("docs/basics/second", "你好，片段的名字。");
  holds("docs/basics/second", 'href="/docs/basics/2021-11-news"');
  holds("docs/basics/second", "组件写的提示");
  holds("docs/basics/second", "不认识的组件里的字");
  holds("docs/basics/second", "<b>读作MDX的块</b>");
  holds("docs/basics/second", 'data-lang="Mermaid"');
  holds("docs/basics-index", "先读这些");
  holds("docs/category/指南", "装上");
  holds("docs/tags/甲", "安装");
  holds("old-about", "/about");
  // Checks tags.yml, authors.yml and a post without a date in its name.
  holds("blog/undated", "没有日期的名字");
  holds("blog/tags/ni-hao", "打招呼的文章");
  holds("blog/authors/yang", "https://x.com/yang");
  // The counting script waits for the next script, which decides whether the reader may be tracked.
  const stats = 'data-goatcounter="https://stats.example/count" src="https://stats.example/count.js"';
  holds("docs", `<script defer="" type="text/plain" ${stats}></script><script>if(navigator.doNotTrack`);
  holds("docs", "connect-src 'self' https://stats.example;");
  // static/ is served at the root, and files beside the content are ignored.
  assert.ok(existsSync(path.join(dir, "public/img/logo.svg")), "static/ is copied");
  for (const aside of ["不是内容", "放在一边的文字", "排除掉的文字"])
    assert.deepEqual(filesWith(dir, aside), [], aside);
  assert.throws(() => holds("docs", "另一种注释"), "comments are no text");
  assert.deepEqual(filesWith(dir, unpublished), [], "a draft is not published");
  assert.deepEqual(filesWith(dir, "这里没有路").sort(), ["404.html", "404/index.html"], "the text of the 404 page");
  assert.notDeepEqual(filesWith(dir, published), []);
  holds("docs/guide/install", '<link rel="canonical" href="https://moved.example/docs/guide/install"');
  await answersWithoutSlash(path.join(dir, "public"));
}

/**
 * Checks that pages are served at addresses without a trailing slash. If nginx is installed, also
 * checks that every other form of an address redirects there in one step.
 */
async function answersWithoutSlash(publicDir: string): Promise<void> {
  await withServer({ root: publicDir, port: 9198 }, async (origin) => {
    const page = "/docs/guide/install";
    const answer = async (address: string) => {
      const { status, headers } = await fetch(`${origin}${address}`, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    assert.deepEqual(await answer(page), [200, null]);
    assert.deepEqual(await answer("/docs"), [200, null]);
    assert.deepEqual(await answer("/nowhere"), [404, null]);
    if (!existsSync(process.env["NGINX_PATH"] ?? "/usr/sbin/nginx")) return;
    for (const form of [`${page}/`, `${page}.html`, `${page}/index.html`]) {
      assert.deepEqual(await answer(form), [301, page], form);
    }
    assert.deepEqual(await answer("/docs/?a=1"), [301, "/docs?a=1"]);
    writeFileSync(path.join(publicDir, "file.html"), "");
    assert.equal((await answer("/file.html"))[0], 200, "a file that is no page keeps its name");
  });
}

/**
 * Builds only posts, without a site.yml. The site is named after the folder,
 * and has nothing from docs or from another owner.
 */
async function buildSiteOfPosts(dir: string): Promise<void> {
  await mustBuild(dir, { CONTENT_DIR: path.resolve("e2e/fixtures/parts/blog-only") });
  const home = readFileSync(path.join(dir, "public/index.html"), "utf8");
  assert.match(home, /<title[^>]*>blog-only<\/title>/);
  assert.match(home, /<rect [^>]*fill="var\(--accent\)"/, "the mark is drawn from the title");
  assert.match(home, /<a [^>]*href="\/blog\/2021\/02\/01\/b"/);
  assert.doesNotMatch(home, /href="\/docs|>目录</);
  assert.ok(existsSync(path.join(dir, "public/blog/rss.xml")));
  assert.ok(!existsSync(path.join(dir, "public/docs/index.html")));
  assert.deepEqual(filesWith(dir, site.title), [], "no word of the owner of this repository");
}

/**
 * Builds only docs, in English. The site has no blog, no feed, no links to them, and no word of
 * another language.
 */
async function buildSiteOfDocs(dir: string): Promise<void> {
  await mustBuild(dir, { CONTENT_DIR: path.resolve("e2e/fixtures/parts/docs-only") });
  const home = readFileSync(path.join(dir, "public/index.html"), "utf8");
  assert.match(home, /href="\/docs\/guide\/install"/);
  assert.doesNotMatch(home, /href="\/blog|还没有博文|rss\.xml/);
  for (const file of ["blog/index.html", "blog/rss.xml", "blog/atom.xml", "blog/feed.json"]) {
    assert.ok(!existsSync(path.join(dir, "public", file)), `${file} is not published`);
  }
  assert.match(home, /<html [^>]*lang="en-GB"/);
  const isChinese = (file: string) => /\p{Script=Han}/u.test(readFileSync(path.join(dir, "public", file), "utf8"));
  const read = filesBelow(path.join(dir, "public")).filter((file) => /\.(?:html|xml|txt|md|webmanifest)$/.test(file));
  assert.deepEqual(read.filter(isChinese), [], "the shell is English");
}

const unpublished = "还不该让人看到的话";
/** Text on the docs landing page of the Docusaurus content. */
const published = "从安装开始";

/**
 * Returns the text files of the built site, such as pages, feeds and scripts, that contain a
 * string.
 */
function filesWith(dir: string, text: string): string[] {
  const publicDir = path.join(dir, "public");
  const readable = filesBelow(publicDir).filter((file) => /\.(?:html|md|txt|json|xml|js)$/.test(file));
  return readable.filter((file) => readFileSync(path.join(publicDir, file), "utf8").includes(text));
}

/**
 * Builds a small site with a path prefix and analytics over the previous build,
 * of which no file may remain.
 */
async function buildPrefixedSite(dir: string): Promise<void> {
  recordBrowserCalls(dir);
  const content = path.join(dir, "content");
  rmSync(content, { recursive: true, force: true });
  cpSync(prefixed.contentDir, content, { recursive: true });
  addLargeArea(content);
  await mustBuild(dir, {
    CONTENT_DIR: content,
    PATH_PREFIX: prefixed.prefix,
    SITE_URL: prefixed.url,
    GTAG_TRACKING_ID: prefixed.trackingId,
  });
  assert.deepEqual(filesWith(dir, published), [], "texts that are withdrawn are deployed no more");
  keep(dir, prefixed.publicDir);
}

/** Adds an area that is so large that each of its pages lists only its own folder. */
function addLargeArea(content: string): void {
  const folders = ["甲", "乙", "丙"];
  for (const folder of folders) {
    const dir = path.join(content, "docs/large", folder);
    mkdirSync(dir, { recursive: true });
    for (let page = 1; page <= 40; page += 1)
      writeFileSync(
        path.join(dir, `${page}.md`),
        `---\ntitle: ${folder}${page}\nsidebar_position: ${page}\n---\n\n正文。\n`,
      );
  }
  const items = folders.map((folder) => `    - label: ${folder}\n      items: [{ autogenerated: large/${folder} }]\n`);
  appendFileSync(path.join(content, "sidebars.yml"), `largeSidebar:\n  label: 大的分区\n  items:\n${items.join("")}`);
}

async function mustBuild(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await build(dir, env);
  assert.equal(code, 0, output.slice(-3000));
}
