import path from "node:path";
import { folderWith } from "../testing/project-folder";
import { compareSites } from "./compare-sites";

const redirect = '<meta http-equiv="refresh" content="0; url=/notes/%E6%BD%AE%E6%B1%90">';
const newSite = folderWith({
  "index.html": '<h1 id="top">港</h1>',
  "潮汐/index.html": '<h2 class="x" id="大潮">大潮</h2><h2 id="a&amp;b">乙</h2>',
  "old/index.html": redirect,
  "feed.xml": "<feed/>",
});

test("lists missing addresses and missing heading ids, and follows redirects", () => {
  const old = folderWith({
    "index.html": "",
    "404.html": "",
    "old.html": '<h2 id=大潮>大潮</h2><h3 data-id="x" id="a&amp;b">乙</h3><h2 id="小潮">小潮</h2><p id="p">丙</p>',
    "潮汐/page/2/index.html": "",
    "feed.xml": "",
  });
  expect(compareSites(old, newSite, "/notes/")).toEqual({
    pages: 4,
    ids: 3,
    missing: ["/潮汐/page/2/"],
    lacking: [{ address: "/old", ids: ["小潮"] }],
  });
});

test("reads addresses of a sitemap as readers use them, with base path and ending", () => {
  const locs = ["/notes/", "/notes/%E6%BD%AE%E6%B1%90", "/notes/old/", "/notes/old.html", "/notes/none"];
  const text = locs.map((loc) => `<url><loc>https://x.example${loc}</loc></url>`).join("");
  const sitemap = path.join(folderWith({ "sitemap.xml": `<urlset>${text}</urlset>` }), "sitemap.xml");
  expect(compareSites(sitemap, newSite, "/notes/").missing).toEqual(["/old.html", "/none"]);
});

test("reports a file that is not a sitemap and a folder without a built site", () => {
  expect(() => compareSites("/none", newSite, "/")).toThrow("/none不是sitemap.xml，也不是目录");
  expect(() => compareSites(newSite, folderWith({}), "/")).toThrow("里没有页面");
});
