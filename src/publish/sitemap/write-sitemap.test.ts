import { mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SitemapData } from "./sitemap-query";
import { writeSitemap } from "./write-sitemap";

const start = process.cwd();
afterEach(() => process.chdir(start));

test("the sitemap, its index and robots.txt are written to the deployed folder", async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "sitemap-")));
  process.chdir(folder);
  const none = { nodes: [] };
  const pages = { nodes: [{ path: "/docs/操作系统" }, { path: "/404" }] };
  const data: SitemapData = { pages, written: none, categories: none, authors: none, tags: [] };
  const publicDir = join(folder, "public");
  await writeSitemap({ graphql: async <T>() => ({ data: data as T }), publicDir });
  const read = (name: string) => readFileSync(join(publicDir, name), "utf8");
  expect(read("sitemap-0.xml").match(/<url>/g)).toHaveLength(1);
  expect(read("sitemap-index.xml")).toContain("/sitemap-0.xml</loc>");
  expect(read("robots.txt")).toContain("/sitemap-index.xml");
});
