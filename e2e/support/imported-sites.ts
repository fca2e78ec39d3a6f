import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { importProject } from "../../packages/import/import-project";
import { readers } from "../../packages/import/readers";
import { site as owner } from "../../src/config/site";
import { filesBelow } from "../../src/lib/node/files";
import { build } from "./gatsby";

/** A project of another generator, and the expected result of its import. */
interface ForeignSite {
  readonly name: string;
  /** Copies the project's files into an empty folder. */
  readonly fill: (folder: string) => void;
  /** Addresses of the original site's pages. */
  readonly addresses: readonly string[];
  /** HTML that the pages must contain, by address. */
  readonly texts: readonly (readonly [address: string, html: string])[];
}

const starterTemplates = path.join(path.dirname(require.resolve("create-docusaurus/package.json")), "templates");

const foreignSites: readonly ForeignSite[] = [
  {
    name: "a Docusaurus site",
    fill: (folder) => cpSync("packages/import/__fixtures__/docusaurus", folder, { recursive: true }),
    addresses: [
      "/docs",
      "/docs/guides",
      "/docs/guide/first",
      "/docs/guide/second",
      "/docs/reference/light",
      "/blog/2024/05/01/pictures",
      "/blog/harbour-party",
      "/blog/tags/storm",
      "/crew",
      "/en",
      "/en/docs/intro",
      "/en/docs/guide/first",
      "/en/docs/guide/second",
    ],
    texts: [
      ["/docs/guide/first", "<strong>穿上救生衣</strong>，再上小船"],
      ["/docs/guide/first", "admonition-warning"],
      ["/docs/guide/first", "汽艇"],
      ["/docs/guide/first", "浪在傍晚最高"],
      ["/docs/guide/first", "buoy"],
      ["/docs/guides", "第二步"],
      ["/blog/harbour-party", "水手"],
      ["/blog/2024/05/01/pictures", "守灯人"],
      ["/crew", "浮标手册"],
    ],
  },
  {
    name: "Docusaurus' own starter",
    fill: (folder) => {
      for (const part of ["shared", "classic-typescript"]) {
        cpSync(path.join(starterTemplates, part), folder, { recursive: true });
      }
    },
    addresses: [
      "/docs/intro",
      "/docs/category/tutorial---basics",
      "/docs/category/tutorial---extras",
      "/docs/tutorial-basics/congratulations",
      "/docs/tutorial-basics/create-a-blog-post",
      "/docs/tutorial-basics/create-a-document",
      "/docs/tutorial-basics/create-a-page",
      "/docs/tutorial-basics/deploy-your-site",
      "/docs/tutorial-basics/markdown-features",
      "/docs/tutorial-extras/manage-docs-versions",
      "/docs/tutorial-extras/translate-your-site",
      "/blog/first-blog-post",
      "/blog/long-blog-post",
      "/blog/mdx-blog-post",
      "/blog/welcome",
      "/blog/tags/hola",
      "/blog/authors/all-sebastien-lorber-articles",
      "/markdown-page",
    ],
    texts: [
      ["/docs/tutorial-basics/markdown-features", 'id="my-custom-id"'],
      ["/docs/tutorial-basics/markdown-features", "admonition-danger"],
      ["/blog/welcome", "Yangshun Tay"],
    ],
  },
  {
    name: "a VuePress site",
    fill: (folder) => cpSync("packages/import/__fixtures__/vuepress", folder, { recursive: true }),
    addresses: [
      "/",
      "/hive",
      "/hive/frame",
      "/hive/box",
      "/hive/queen",
      "/cage",
      "/honey/harvest",
      "/honey/store",
      "/posts",
      "/posts/swarm",
      "/posts/tags",
    ],
    texts: [
      ["/", "今年的第一箱蜜"],
      ["/hive", "起刮刀"],
      ["/hive/frame", 'aria-label="pnpm"'],
      ["/hive/frame", "蜂路宽"],
      ["/posts/swarm", "天黑前收回来了"],
    ],
  },
  {
    name: "a book of mdBook",
    fill: (folder) => cpSync("packages/import/__fixtures__/mdbook", folder, { recursive: true }),
    addresses: ["/", "/preface", "/kiln", "/kiln/fire", "/fire", "/open", "/after", "/draft"],
    texts: [
      ["/", 'href="/kiln/kiln/fire'],
      ["/kiln", "先开风门"],
      ["/kiln/fire", "admonition-warning"],
      ["/kiln/fire", "<math"],
    ],
  },
  {
    name: "a book of GitBook",
    fill: (folder) => cpSync("packages/import/__fixtures__/gitbook", folder, { recursive: true }),
    addresses: ["/", "/clay", "/clay/knead", "/clay/trim", "/clay/glaze"],
    texts: [
      ["/clay", "泥要湿"],
      ["/clay/knead", "admonition-danger"],
      ["/clay/knead", "knead.js"],
    ],
  },
  {
    name: "a docsify site",
    fill: (folder) => cpSync("packages/import/__fixtures__/docsify", folder, { recursive: true }),
    addresses: ["/", "/guide/glaze", "/guide/dip", "/guide/bucket", "/parts/recipe"],
    texts: [
      ["/guide/glaze", "admonition-warning"],
      ["/guide/glaze", 'id="lime"'],
      ["/guide/glaze", "mix"],
    ],
  },
  {
    name: "a Starlight site",
    fill: (folder) => cpSync("packages/import/__fixtures__/starlight", folder, { recursive: true }),
    addresses: [
      "/",
      "/tools",
      "/wheels/tube",
      "/wheels/wheel-building",
      "/brakes/pads",
      "/lines/cable",
      "/en/tools",
      "/blog/first-ride",
      "/en/brakes/pads",
    ],
    texts: [
      ["/", "刹不住"],
      ["/tools", 'aria-label="英制"'],
      ["/tools", "鞍座下面垫块布"],
      ["/wheels/tube", "admonition-danger"],
    ],
  },
  {
    name: "a MkDocs site",
    fill: (folder) => cpSync("packages/import/__fixtures__/mkdocs", folder, { recursive: true }),
    addresses: [
      "/",
      "/basics",
      "/basics/soak",
      "/basics/curdle",
      "/tools/mill",
      "/en/basics/soak",
      "/blog",
      "/blog/2024/03/05/第一锅-豆腐",
    ],
    texts: [
      ["/basics", "卤水有毒"],
      ["/basics/soak", 'aria-label="夏天"'],
      ["/basics/soak", "<kbd>Ctrl</kbd>"],
      ["/basics/soak", 'id="_2"'],
      ["/blog", "第一锅 豆腐"],
    ],
  },
  {
    name: "a VitePress site",
    fill: (folder) => cpSync("packages/import/__fixtures__/vitepress", folder, { recursive: true }),
    addresses: [
      "/",
      "/guide",
      "/guide/getting-started",
      "/guide/containers",
      "/guide/code",
      "/guide/选泵 与 管径",
      "/guide/vue",
      "/core",
      "/core/config",
      "/cli",
      "/en",
    ],
    texts: [
      ["/", "一口井要回答的问题"],
      ["/guide/getting-started", "钻头直径"],
      ["/guide/containers", 'admonition-danger" role="note" aria-label="危险"'],
      ["/guide/code", 'aria-label="pnpm"'],
      ["/guide/vue", "水表里的字留下来"],
    ],
  },
  {
    name: "a Jekyll site",
    fill: (folder) => cpSync("packages/import/__fixtures__/jekyll", folder, { recursive: true }),
    addresses: [
      "/",
      "/2023/03/05/双筒望远镜",
      "/tech/观测-记录/2023/01/02/流星雨",
      "/notes",
      "/notes/lens",
      "/notes/eyepiece",
      "/about",
      "/archive",
      "/tags",
    ],
    texts: [
      ["/2023/03/05/双筒望远镜", 'id="power"'],
      ["/2023/03/05/双筒望远镜", "口径五十毫米"],
      ["/about", "看星笔记，观测、器材与天气。"],
      ["/notes/lens", "口径。"],
    ],
  },
  {
    name: "a Hexo site",
    fill: (folder) => cpSync("packages/import/__fixtures__/hexo", folder, { recursive: true }),
    addresses: [
      "/",
      "/2023/03/05/你好，茶山",
      "/2023/04/01/带图的文章",
      "/2023/04/20/旅行/武夷山",
      "/2023/05/01/种茶",
      "/special/tea",
      "/old-tea",
      "/about",
      "/tags/茶",
      "/tags/growing",
      "/archives",
      "/categories/器物/壶",
      "/demo",
    ],
    texts: [
      ["/2023/03/05/你好，茶山", "一斤 $80，两斤 $150。"],
      ["/2023/04/01/带图的文章", 'aria-label="岩茶"'],
      ["/2023/05/01/种茶", "阿山"],
    ],
  },
  {
    name: "a vault of Obsidian",
    fill: (folder) => cpSync("packages/import/__fixtures__/obsidian", folder, { recursive: true }),
    addresses: ["/docs/首页", "/docs/饮料/沏茶", "/docs/饮料/杯子", "/docs/C- 与茶"],
    texts: [
      ["/docs/首页", "<mark>高亮的<strong>一句</strong></mark>"],
      ["/docs/首页", "三寸"],
      ["/docs/首页", "南方之嘉木也"],
      ["/docs/饮料/沏茶", 'id="^steps"'],
      ["/docs/C- 与茶", "C# 与茶"],
    ],
  },
  {
    name: "a Hugo site",
    fill: (folder) => cpSync("packages/import/__fixtures__/hugo", folder, { recursive: true }),
    addresses: [
      "/",
      "/posts",
      "/posts/2023/07/first-cloud",
      "/posts/2023/07/third",
      "/special/second",
      "/old/first",
      "/docs",
      "/docs/guide",
      "/docs/guide/cup",
      "/docs/guide/tea-pot",
      "/docs/reference/index-of-words",
      "/about",
      "/friends",
      "/en/about",
      "/en/posts",
      "/en/posts/2023/07/second",
      "/posts/page/1",
      "/series/看云",
      "/tags/云",
      "/categories/天气",
    ],
    texts: [
      ["/posts/2023/07/first-cloud", "下午三点的云"],
      ["/docs/guide", "茶壶"],
      ["/", "抬头"],
    ],
  },
];

/**
 * Imports each foreign site and builds it without edits.
 * @param dir a copy of this project
 * @throws if an import or a build fails, or if a page is not at its original address
 */
export async function buildImportedSites(dir: string): Promise<void> {
  for (const site of foreignSites) {
    const [project, content] = ["foreign", "imported"].map((name) => path.join(dir, name)) as [string, string];
    for (const folder of [project, content]) rmSync(folder, { recursive: true, force: true });
    site.fill(project);
    const before = filesBelow(project);
    await importProject(project, content, readers);
    assert.deepEqual(filesBelow(project), before, `${site.name}: the project is only read`);
    const { code, output } = await build(dir, { CONTENT_DIR: content });
    assert.equal(code, 0, `${site.name}: ${output.slice(-3000)}`);
    for (const address of site.addresses) assert.ok(page(dir, address), `${site.name}: no page at ${address}`);
    for (const [address, html] of site.texts) {
      assert.ok(page(dir, address)?.includes(html), `${site.name}: ${address} lacks ${html}`);
    }
    assert.ok(!page(dir, "/")?.includes(owner.title), `${site.name}: a word of somebody else's site`);
  }
}

/** Returns the HTML of the page at an address, or null if there is none. */
function page(dir: string, address: string): string | null {
  const files = [path.join(dir, "public", address, "index.html"), path.join(dir, "public", `${address}.html`)];
  const file = files.find((candidate) => existsSync(candidate));
  return file === undefined ? null : readFileSync(file, "utf8");
}
