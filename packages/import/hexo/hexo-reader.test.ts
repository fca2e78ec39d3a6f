import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("hexo");
});

test("puts posts, pages and files in their places", () => {
  expect(site.outcome).toMatchObject({ generator: "Hexo", counts: { docs: 0, posts: 7, pages: 1 } });
  expect(site.files).toEqual([
    "authors.yml",
    "blog/不发表.md",
    "blog/你好，茶山.md",
    "blog/带图的文章.md",
    "blog/带图的文章/壶.png",
    "blog/换地址.md",
    "blog/旅行/武夷山.md",
    "blog/种茶.md",
    "blog/草稿.md",
    "pages/about/index.md",
    "site.yml",
    "static/CNAME",
    "static/about/me.png",
    "static/demo/index.html",
    "static/downloads/code/brew.js",
    "static/images/favicon.png",
    "static/images/茶山.png",
  ]);
});

test("turns the configuration and the theme's menu into site.yml", () => {
  expect(site.yaml("site.yml")).toMatchObject({
    title: "茶山笔记",
    tagline: "一天一泡茶",
    url: "https://tea.example",
    baseUrl: "/notes/",
    favicon: "/images/favicon.png",
    author: "阿茶",
    locale: { lang: "zh-Hans" },
    navbar: {
      left: [
        { label: "关于", to: "/about" },
        { label: "标签", to: "/tags" },
        { label: "源码", href: "https://code.example/tea" },
      ],
      right: [{ label: "GitHub", href: "https://github.com/example" }],
    },
    blog: { routeBasePath: "/", postsPerPage: 5 },
    onBrokenLinks: "warn",
  });
  expect(site.yaml("authors.yml")).toEqual({ 阿茶: { name: "阿茶" }, 阿山: { name: "阿山" } });
});

test("keeps the addresses of lists", () => {
  const { redirects } = site.yaml("site.yml") as { redirects: unknown };
  expect(redirects).toEqual(
    expect.arrayContaining([
      { from: "/archives", to: "/archive" },
      { from: "/archives/2023/03", to: "/archive" },
      { from: "/categories/器物/壶", to: "/tags/壶" },
      { from: "/categories/growing", to: "/tags/growing" },
    ]),
  );
});

test("reads front matter without its opening line, and in JSON", () => {
  expect(site.text("blog/你好，茶山.md")).toMatch(
    /^---\ntitle: 你好，茶山\ndate: 2023-03-05 00:30:00\ntags: \[茶, 开始\]\n/,
  );
  expect(site.text("blog/旅行/武夷山.md")).toContain("title: 武夷山\ndate: 2023-04-20 09:00\n");
  expect(site.text("blog/种茶.md")).toContain("authors:\n  - 阿山\n");
  expect(site.text("blog/种茶.md")).toContain("label: 种植\n    permalink: growing");
});

test("keeps custom addresses and drafts", () => {
  expect(site.text("blog/换地址.md")).toMatch(/aliases:\n {2}- \/old-tea\nslug: \/special\/tea\n/);
  expect(site.text("blog/不发表.md")).toContain("draft: true");
  expect(site.text("blog/草稿.md")).toContain("draft: true");
});

test("keeps the meaning of line ends, prices, previews, links and pictures", () => {
  expect(site.text("blog/你好，茶山.md")).toContain(`第一行，  
第二行在原来的站上另起一行。

一斤 \\$80，两斤 \\$150。

<!-- truncate -->

## 上山

看[带图的文章](./带图的文章.md)，还有 [武夷山](./旅行/武夷山.md) 和 [武夷山那一篇](./旅行/武夷山.md)。

![茶山](/images/茶山.png)`);
  expect(site.text("pages/about/index.md")).toContain("![我](/about/me.png)");
});

test("converts tags to Markdown", () => {
  const text = site.text("blog/带图的文章.md");
  for (const piece of [
    "![紫砂壶](./带图的文章/壶.png)",
    '<img src="/images/茶山.png" alt="山的样子" title="茶山" width="300" height="200">',
    "![壶](./带图的文章/壶.png)\n\n[原图](./带图的文章/壶.png)",
    "> 茶者，南方之嘉木也。\n>\n> ——**陆羽** 茶经",
    '```js title="brew.js" {2}\nconst water = 95;\nbrew(water, "{{ tea }}");\n```\n\n[原文](https://code.example/brew.js)',
    ":::warning[小心烫]\n壶身 **90** 度。\n:::",
    "{{ 原样 }} {% 原样 %}",
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"',
    "::::tabs\n:::tab[绿茶]\n80 度。\n:::\n:::tab[岩茶]\n100 度。\n:::\n::::",
    "<details>\n<summary>展开</summary>\n\n藏着的字。\n\n</details>",
    "> 一句话。",
    '```js title="brew.js"\npour();\n```',
    "行内的 `{% note %}` 是代码。\n\n```html\n{% note %}围栏里的也是{% endnote %}\n```",
  ]) {
    expect(text).toContain(piece);
  }
  expect(text).not.toContain("<script>");
});

test("names what is left behind with its line", () => {
  expect(site.notes).toEqual(
    expect.arrayContaining([
      "left source/_posts/带图的文章.md:18 不在.png",
      'left source/_posts/带图的文章.md:66 {% meting "12345" "netease" "song" %}',
      "left source/_posts/带图的文章.md:74 <script>",
      "left source/_posts/带图的文章.md top",
      "left source/_posts/换地址.md:14 /notes/nowhere/",
      "left source/_posts/换地址.md:16 javascript:void(0)",
      "left source/tags/index.md tags",
      "changed source/_drafts/草稿.md",
    ]),
  );
});

test("prefers a published post over a draft of the same name, and handles hidden posts, paged lists and the feed", async () => {
  const posts = ["b", "c", "d"].map((name) => [
    `source/_posts/${name}.md`,
    `---\ntitle: ${name}\ndate: 2024-01-02\ntags: [茶]\n---\n`,
  ]);
  const { text, yaml, notes } = await importFolder(
    folderWith({
      "_config.yml": "permalink: :title/\nper_page: 10\ntag_generator: { per_page: 2 }\nhide_posts: { filter: hide }\n",
      "package.json": '{ "dependencies": { "hexo": "^7.0.0" } }',
      "source/_drafts/a.md": "---\ntitle: 草稿\ndate: 2024-01-02\n---\n",
      "source/_posts/a.md": "---\ntitle: 甲\ndate: 2024-01-02\nhide: true\n---\n",
      ...Object.fromEntries(posts),
    }),
  );
  expect(text("blog/a.md")).toContain("title: 甲\ndate: 2024-01-02\nunlisted: true\n");
  expect(notes).toContain("left source/_drafts/a.md = source/_posts/a.md");
  expect(yaml("site.yml")).toMatchObject({
    redirects: expect.arrayContaining([{ from: "/tags/茶/page/2", to: "/tags/茶" }]),
  });
});

test("names a page without a title after its file or folder, and the home page after the site", async () => {
  const { text } = await importFolder(
    folderWith({
      "_config.yml": "title: 茶山\n",
      "package.json": '{ "dependencies": { "hexo": "^7.0.0" } }',
      "source/index.md": "茶\n",
      "source/tea/green/index.md": "绿\n",
      "source/tea/black.md": "红\n",
    }),
  );
  expect(text("pages/index.md")).toContain("title: 茶山\n");
  expect(text("pages/tea/green/index.md")).toContain("title: green\n");
  expect(text("pages/tea/black.md")).toContain("title: black\n");
});

const butterfly = {
  "_config.yml": "title: 茶山\ntheme: butterfly\n",
  "package.json": '{ "dependencies": { "hexo": "^7.0.0" } }',
};
const list = `- class_name: <i class="fas fa-fan"></i>山友
  class_desc: 一起喝茶
  link_list:
    - name: 阿山
      link: https://mountain.example/
      avatar: /img/a.png
      descr: 爬山
    - name: 阿水
      link: https://water.example/
      avatar: https://water.example/me.png
`;

test("writes the lists of friends of Butterfly to friends.yml, and keeps the page's address", async () => {
  const { yaml, text, notes, files } = await importFolder(
    folderWith({
      ...butterfly,
      "source/_data/link.yml": list,
      "source/img/a.png": "png",
      "source/link/index.md":
        "---\ntitle: 友链\ntype: link\n---\n前面\n\n{% flink %}\n- class_name: 网站\n  link_list:\n    - name: Hexo\n      link: https://hexo.io/\n      descr: 框架\n{% endflink %}\n\n后面\n",
    }),
  );
  expect(yaml("friends.yml")).toEqual([
    { name: "阿山", url: "https://mountain.example/", description: "爬山", avatar: "./static/img/a.png" },
    { name: "阿水", url: "https://water.example/", description: "water.example" },
    { name: "Hexo", url: "https://hexo.io/", description: "框架" },
  ]);
  expect(files).not.toContain("pages/link/index.md");
  expect(text("pages/friendship.md")).toContain("slug: /link\n");
  expect(text("pages/friendship.md")).toMatch(/前面\n+后面\n$/);
  expect(notes).toEqual([
    "left source/_data/link.yml 山友：一起喝茶",
    "left source/_data/link.yml https://water.example/me.png",
    "changed source/link/index.md",
    "left source/link/index.md:7 网站",
  ]);
});

test("keeps a list of friends in a post as a Markdown list", async () => {
  const post = `---\ntitle: 文\ndate: 2024-01-02\n---\n前面\n\n{% flink %}\n${list}{% endflink %}\n`;
  const { text, files } = await importFolder(folderWith({ ...butterfly, "source/_posts/a.md": post }));
  expect(files).not.toContain("friends.yml");
  expect(text("blog/a.md")).toContain(
    "山友：一起喝茶\n\n- [阿山](https://mountain.example/)：爬山\n- [阿水](https://water.example/)：water.example",
  );
});

test("names Butterfly's social links after what readers see, and drops none without a word", async () => {
  const theme = `social:
  fab fa-github: https://github.com/tea || Github || '#24292e'
  fab fa-weibo: https://weibo.com/tea
  fas fa-envelope: mailto:tea@tea.example || Email
  fas fa-rss: /atom.xml || RSS
  知乎: https://zhihu.com/tea || fab fa-zhihu
`;
  const { yaml, notes } = await importFolder(folderWith({ ...butterfly, "_config.butterfly.yml": theme }));
  expect(yaml("site.yml")).toMatchObject({
    navbar: {
      right: [
        { label: "Github", href: "https://github.com/tea" },
        { label: "weibo.com", href: "https://weibo.com/tea" },
        { label: "知乎", href: "https://zhihu.com/tea" },
      ],
    },
  });
  expect(notes).toEqual(["left _config.yml mailto:tea@tea.example"]);
});

test("leaves the markers of tabs in code as they are", async () => {
  const body =
    "{% tabs 茶 %}\n<!-- tab 写法 -->\n```md\n<!-- tab 名 -->\n文\n<!-- endtab -->\n```\n<!-- endtab -->\n{% endtabs %}\n";
  const { text } = await importFolder(
    folderWith({ ...butterfly, "source/_posts/a.md": `---\ntitle: 文\ndate: 2024-01-02\n---\n${body}` }),
  );
  expect(text("blog/a.md")).toContain(":::tab[写法]\n```md\n<!-- tab 名 -->\n文\n<!-- endtab -->\n```\n:::");
});
test("finds the files of a post at the post's address, from any page", async () => {
  const { text, files, notes } = await importFolder(
    folderWith({
      ...butterfly,
      "_config.yml":
        "permalink: :year/:month/:day/:title/\npost_asset_folder: true\nnew_post_name: :year-:month-:day-:title.md\n",
      "source/_posts/2024-03-05-tea.md": "---\ntitle: 茶\n---\n{% img /2024/03/05/tea/壶.png 400 一把壶 %}\n",
      "source/_posts/2024-03-05-tea/壶.png": "x",
      "source/_posts/2024-04-01-cup.md": "---\ntitle: 杯\n---\n![壶](/2024/03/05/tea/壶.png)\n",
    }),
  );
  expect(text("blog/2024-03-05-tea.md")).toContain("./2024-03-05-tea/壶.png");
  expect(text("blog/2024-04-01-cup.md")).toContain("![壶](./2024-03-05-tea/壶.png)");
  expect(files).toContain("blog/2024-03-05-tea/壶.png");
  expect(notes.filter((note) => note.startsWith("left"))).toEqual([]);
});

/** Imports the text of a post. */
async function post(body: string) {
  const { text, notes } = await importFolder(
    folderWith({
      "_config.yml": "title: 茶\nurl: https://tea.example\n",
      "package.json": '{"dependencies":{"hexo":"7"}}',
      "source/_posts/a.md": `---\ntitle: 甲\ndate: 2024-01-02\n---\n${body}`,
    }),
  );
  return { text: text("blog/a.md").replace(/^---\n[\s\S]*?---\n/, ""), notes };
}

test("converts the tags of Butterfly with their labels and colours", async () => {
  const { text } = await post(`{% note blue 'fas fa-bullhorn' simple %}
水要热。
{% endnote %}

{% label 龙井 green %}与{% label primary@岩茶 %}

谁的茶？{% hideInline 山里的茶,看答案,#fff %}

{% hideToggle 沏法,#eee,#333 %}
烧水。
{% endhideToggle %}

{% hideBlock 答案 %}
五分钟。
{% endhideBlock %}

壶{% inlineImg https://pot.example/a.png 40px %}

<div class="btn-center">
{% btn 'https://shop.example/',去买,fas fa-cart,outline blue %}
</div>

{% timeline 2024,blue %}
<!-- timeline 三月 -->
采茶。
<!-- endtimeline -->
{% endtimeline %}

{% galleryGroup '山' '茶山的照片' '/mountain/' https://pot.example/b.png %}
`);
  expect(text).toBe(`:::info
水要热。
:::

<mark>龙井</mark>与<mark>岩茶</mark>

谁的茶？看答案：山里的茶

<details>
<summary>沏法</summary>

烧水。

</details>

<details>
<summary>答案</summary>

五分钟。

</details>

壶<img src="https://pot.example/a.png" height="40">

<div class="btn-center">

[去买](https://shop.example/)

</div>

**2024**

**三月**

采茶。



- [![山](https://pot.example/b.png)](/mountain/) [山](/mountain/)：茶山的照片
`);
});

test("keeps tabs inside tabs apart", async () => {
  const { text } = await post(`{% tabs tea %}
<!-- tab 绿茶@fab fa-leaf -->
{% subtabs green %}
<!-- tab 龙井 -->
80度。
<!-- endtab -->
{% endsubtabs %}
<!-- endtab -->
{% endtabs %}
`);
  expect(text.replace(/\n+/g, "\n")).toBe(
    "::::::tabs\n:::::tab[绿茶]\n::::tabs\n:::tab[龙井]\n80度。\n:::\n::::\n:::::\n::::::\n",
  );
});

test("keeps the sources of drawings and scores as code", async () => {
  const { text, notes } = await post(
    '{% chartjs 90 %}\n<!-- chart -->\n{ "type": "line" }\n<!-- endchart -->\n{% endchartjs %}\n',
  );
  expect(text).toBe('```json\n{ "type": "line" }\n```\n');
  expect(notes).toContain("left source/_posts/a.md:5 {% chartjs %}");
});

test("names removed tags with all their parameters", async () => {
  const { notes } = await post('{% site-list 茶馆 "山 下" k=v %}\n');
  expect(notes).toContain('left source/_posts/a.md:5 {% site-list 茶馆 "山 下" k=v %}');
});
