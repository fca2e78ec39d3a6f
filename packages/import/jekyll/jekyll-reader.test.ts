import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("jekyll");
}, 30_000);

test("makes posts, docs of a collection, and pages of what has front matter", () => {
  expect(site.outcome).toMatchObject({ generator: "Jekyll", counts: { docs: 2, posts: 3, pages: 1 } });
  expect(site.files).toEqual([
    "authors.yml",
    "blog/2023-01-02-流星雨.md",
    "blog/2023-03-05-双筒望远镜.md",
    "blog/未写完.md",
    "docs/eyepiece.md",
    "docs/lens.md",
    "pages/about.md",
    "site.yml",
    "static/CNAME",
    "static/images/moon.png",
  ]);
});

test("reads _config.yml and the menu of a theme", () => {
  expect(site.yaml("site.yml")).toMatchObject({
    title: "看星笔记",
    tagline: "抬头就有",
    url: "https://star.example",
    baseUrl: "/star/",
    author: "看星人",
    navbar: {
      left: [
        { label: "归档", to: "/archive" },
        { label: "器材", to: "/notes" },
        { label: "关于", to: "/about" },
        { label: "星图", href: "https://map.example" },
      ],
      right: [{ label: "GitHub", href: "https://github.com/example" }],
    },
    docs: { routeBasePath: "notes" },
    blog: { routeBasePath: "/", postsPerPage: 1 },
    analytics: { trackingId: "G-STAR123" },
    redirects: expect.arrayContaining([
      { from: "/category/观测-记录", to: "/tags/观测-记录" },
      { from: "/page2", to: "/" },
      { from: "/feed.xml", to: "/atom.xml" },
    ]),
  });
  expect(site.yaml("authors.yml")).toEqual({ 客人: { name: "客人" }, 看星人: { name: "看星人" } });
});

test("keeps addresses, and reads words with spaces between them as tags", () => {
  expect(site.text("blog/2023-03-05-双筒望远镜.md")).toMatch(
    /^---\ntitle: "双筒望远镜"\ndate: 2023-03-05T21:30:00\ntags:\n {2}- 器材\n {2}- 入门\ndescription: 第一件器材\nimage: \/images\/moon.png\nlast_update:\n {2}date: 2023-04-01\n---\n/,
  );
  expect(site.text("blog/2023-01-02-流星雨.md")).toMatch(
    /tags:\n {2}- tech\n {2}- 观测 记录\n[\s\S]*slug: \/tech\/观测-记录\/2023\/01\/02\/流星雨\naliases:\n {2}- \/old\/meteor\n---\n/,
  );
  expect(site.text("docs/lens.md")).toBe("---\ntitle: 物镜\ntags:\n  - 器材\nsidebar_position: 1\n---\n\n口径。\n");
  expect(site.text("blog/未写完.md")).toContain("draft: true\n");
});

test("converts Liquid and kramdown", () => {
  const text = site.text("blog/2023-03-05-双筒望远镜.md");
  for (const piece of [
    "口径五十毫米。\n<!-- truncate -->\n\n## 倍率 {#power}\n\n:::note\n倍率是 $$M = f_1 / f_2$$，集光是 $D^{*}$。\n:::\n",
    "![月亮](/images/moon.png)\n[上一篇](./2023-01-02-流星雨.md)，[镜片](../docs/lens.md)，[图](/images/moon.png)。",
    '```python showLineNumbers\nprint("{{ x }}")\n```',
    "```liquid\n{{ page.title }}\n```",
    "![上弦月](/images/moon.png)",
    "第一件器材，{{ page.nothing }}。",
  ]) {
    expect(text).toContain(piece);
  }
  expect(text).not.toMatch(/TOC|\{:|\{%|不显示/);
  expect(site.text("pages/about.md")).toBe("---\ntitle: 关于\n---\n\n看星笔记，观测、器材与天气。\n");
});

test("names what has no counterpart, and no text that it has moved", () => {
  expect(site.notes).toEqual([
    "changed _drafts/未写完.md",
    "left archive.md",
    "left _posts/2023-03-05-双筒望远镜.md:36 {% include ad.html %}",
    "left _posts/2023-03-05-双筒望远镜.md:38 {{ page.nothing }}",
    "left tech/_posts/2023-01-02-流星雨.markdown:8 /tech/nothing",
    "left TODO.md",
    "changed site.yml /notes/eyepiece/",
  ]);
});

test.each([
  ["pretty", "2020-02-03-雨.md", "/2020/02/03/雨"],
  ["none", "2020-02-03-雨.md", "/雨"],
  ["ordinal", "2020-02-03-雨.md", "/2020/034/雨"],
  ["/:year/:i_month/:slug/", "2020-02-03-Rain.md", "/2020/2/rain"],
  [undefined, "2020-2-3-雨.md", "/2020/02/03/雨"],
])("of the permalink %s, %s has the address %s", async (permalink, name, address) => {
  const config = permalink === undefined ? "title: 雨" : `permalink: ${permalink}`;
  const { text } = await importFolder(
    folderWith({ "_config.yml": `${config}\n`, [`_posts/${name}`]: "---\ntitle: 雨\n---\n\n下雨。\n" }),
  );
  const slug = /slug: (.*)\n/.exec(text(`blog/${name}`))?.[1];
  // A post needs no slug if this site would give it the same address.
  expect(slug ?? `/2020/02/03/雨`).toBe(address);
});

test("pages that just-the-docs orders are docs with its sidebar, and its callouts admonitions", async () => {
  const page = (title: string, fields = "") => `---\ntitle: ${title}\n${fields}---\n\n# ${title}\n`;
  const { files, text, yaml } = await importFolder(
    folderWith({
      "_config.yml": "title: 望远镜\ntheme: just-the-docs\npermalink: pretty\n",
      Gemfile: 'gem "just-the-docs"\n',
      "index.md": page("首页", "nav_order: 1\npermalink: /\n"),
      "docs/mount.md": `${page("支架", "nav_order: 3\n")}{: .no_toc }\n\n## Table of contents\n{: .text-delta }\n\n1. TOC\n{:toc}\n\n{: .warning }\n> 先调平。\n\n慢慢拧。\n{: .notice--info}\n\n{: .note }\n看水泡。\n`,
      "docs/tube.md": page("镜筒", "nav_order: 2\nhas_children: true\n"),
      "docs/lens.md": page("物镜", "parent: 镜筒\n"),
      "docs/hidden.md": page("杂项", "nav_exclude: true\n"),
    }),
  );
  expect(files).toEqual([
    "docs/docs/hidden.md",
    "docs/docs/lens.md",
    "docs/docs/mount.md",
    "docs/docs/tube.md",
    "docs/index.md",
    "sidebars.yml",
    "site.yml",
  ]);
  expect(yaml("sidebars.yml")).toEqual({
    main: {
      label: "望远镜",
      items: [
        { doc: "index" },
        { label: "镜筒", link: "docs/tube", collapsed: true, items: [{ doc: "docs/lens" }] },
        { doc: "docs/mount" },
      ],
    },
  });
  expect(yaml("site.yml")).toMatchObject({ docs: { routeBasePath: "/" } });
  expect(text("docs/docs/mount.md")).not.toContain("Table of contents");
  expect(text("docs/docs/mount.md")).toMatch(
    /:::warning\n先调平。\n:::\n\n:::info\n慢慢拧。\n:::\n\n:::note\n看水泡。\n:::\n$/,
  );
});

test("collections may be in a folder of their own", async () => {
  const { files } = await importFolder(
    folderWith({
      "_config.yml": "collections_dir: content\ncollections:\n  wiki: { output: true }\nexclude: [/_posts]\n",
      "content/_posts/2020-02-03-a.md": "---\ntitle: 甲\n---\n\n甲。\n",
      "content/_wiki/b.md": "---\ntitle: 乙\n---\n\n乙。\n",
      "_posts/2020-02-03-c.md": "---\ntitle: 丙\n---\n\n丙。\n",
    }),
  );
  expect(files).toEqual(["blog/2020-02-03-a.md", "docs/b.md", "site.yml"]);
});

test("two collections keep their addresses as redirects, and a post without a date in its name is none", async () => {
  const { files, text, yaml } = await importFolder(
    folderWith({
      "_config.yml":
        "collections:\n  wiki: { output: true, permalink: /wiki/:path/ }\n  bits: { output: true, permalink: /bit/:path/ }\n  parts: { output: false }\nnavs:\n  - { href: /wiki/, label: 维基 }\n",
      "_posts/2020-02-03-a.md": "---\ntitle: 甲\n---\n\n甲。\n",
      "_posts/template.md": "---\ntitle: 模板\n---\n\n模板。\n",
      "_wiki/b.md": "---\ntitle: 乙\n---\n\n乙。\n",
      "_bits/c.md": "---\ntitle: 丙\n---\n\n丙。\n",
      "_parts/d.md": "---\ntitle: 丁\n---\n\n丁。\n",
    }),
  );
  expect(files).toEqual(["blog/2020-02-03-a.md", "docs/bits/c.md", "docs/wiki/b.md", "site.yml"]);
  expect(text("docs/wiki/b.md")).toContain("aliases:\n  - /wiki/b\n");
  expect(text("docs/bits/c.md")).toContain("aliases:\n  - /bit/c\n");
  expect(yaml("site.yml")).toMatchObject({ navbar: { left: [{ label: "维基", to: "/docs#wiki" }] } });
});

test("inserts included files with their parameters, and makes admonitions of notes", async () => {
  const { text, notes, outcome } = await importFolder(
    folderWith({
      "_config.yml": "title: 雨\ncity: 上海\n",
      "_includes/note.html": "{% if include.content %}<div>{{ include.content }}</div>{% endif %}\n",
      "_includes/place.md": "{% comment %}无{% endcomment %}在**{{ include.city }}**{{ include.more }}。\n",
      "_includes/ad.html": "<script>ad()</script>\n",
      "_posts/parts/log.txt": "晴\n\n{% include place.md city='北京' %}\n",
      "_posts/2024-05-06-雨.md":
        '---\ntitle: 雨\n---\n\n{% include note.html content="带伞，\\"快\\"" title="注" %}\n\n{% include place.md city=site.city more="，雨" %}\n\n- 一\n- {% include_relative parts/log.txt %}\n\n{% include ad.html %}\n{% include_relative parts/none.md %}\n',
    }),
  );
  expect(text("blog/2024-05-06-雨.md")).toContain(
    '\n:::note[注]\n带伞，"快"\n:::\n\n在**上海**，雨。\n\n- 一\n- 晴\n\n  在**北京**。\n',
  );
  expect(notes.filter((note) => note.includes("include"))).toEqual([
    "left _posts/2024-05-06-雨.md:12 {% include ad.html %}",
    "left _posts/2024-05-06-雨.md:13 {% include_relative parts/none.md %}",
  ]);
  expect(outcome.notes.filter(({ file }) => file.endsWith("log.txt"))).toEqual([]);
});
