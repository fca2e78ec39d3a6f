import { importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

const site = {
  ".vitepress/config.mjs": 'export default { title: "茶", base: "/tea/" };',
  "guide/甲.md": "# 甲\n",
  "guide/乙.md": "# 乙\n",
};

test("makes the redirects of hosts old addresses of the pages", async () => {
  const { yaml, text, notes } = await importFolder(
    folderWith({
      ...site,
      "public/_redirects":
        "/tea/old /tea/guide/甲 301\n/chain /old2\n/old2 /guide/乙#水\n/g/* /guide/:splat\n/* /index.html 200\n/away https://tea.example/\n/all/* /guide/甲\n",
      "netlify.toml": '[[redirects]]\nfrom = "/n"\nto = "/guide/甲"\n',
      "vercel.json": '{ "redirects": [{ "source": "/v/:path*", "destination": "/guide/:path*" }] }',
    }),
  );
  expect(yaml("site.yml")).toMatchObject({
    redirects: expect.arrayContaining([
      { from: "/old", to: "/guide/甲" },
      { from: "/chain", to: "/guide/乙#水" },
      { from: "/old2", to: "/guide/乙#水" },
      { from: "/n", to: "/guide/甲" },
    ]),
  });
  expect(text("docs/guide/甲.md")).toContain("aliases:\n  - /g/甲\n  - /v/甲\n");
  expect(notes.filter((note) => /_redirects|netlify|vercel/.test(note))).toEqual([
    "left public/_redirects:6 /away → https://tea.example/",
    "left public/_redirects:7 /all/* → /guide/甲",
  ]);
});

test("reads the redirects of a file that the generator does not publish by default", async () => {
  const { yaml } = await importFolder(
    folderWith({
      "_config.yml": "title: 茶\nurl: https://tea.example\n",
      "package.json": '{"dependencies":{"hexo":"7"}}',
      "source/about.md": "---\ntitle: 关于\n---\n",
      "source/_redirects": "/old https://tea.example/about/ 301\n",
    }),
  );
  expect(yaml("site.yml")).toMatchObject({ redirects: expect.arrayContaining([{ from: "/old", to: "/about" }]) });
});

test("ends at a loop of redirects", async () => {
  const { notes } = await importFolder(folderWith({ ...site, "public/_redirects": "/a /b\n/b /a\n" }));
  expect(notes).toEqual(
    expect.arrayContaining(["left public/_redirects:1 /a → /b", "left public/_redirects:2 /b → /a"]),
  );
});

test("keeps the old addresses of the redirects plugin of MkDocs", async () => {
  const { text } = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 茶\nplugins:\n  - redirects:\n      redirect_maps:\n        old/甲.md: 甲.md#水\n",
      "docs/甲.md": "# 甲\n",
    }),
  );
  expect(text("docs/甲.md")).toContain("aliases:\n  - /old/甲\n");
});
