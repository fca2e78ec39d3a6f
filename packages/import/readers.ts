import { docsify } from "./docsify/docsify-reader";
import { docusaurus } from "./docusaurus/reader";
import { gitBook } from "./gitbook/gitbook-reader";
import { hexo } from "./hexo/hexo-reader";
import { hugo } from "./hugo/hugo-reader";
import { jekyll } from "./jekyll/jekyll-reader";
import { mdBook } from "./mdbook/mdbook-reader";
import { mkDocs } from "./mkdocs/mkdocs-reader";
import type { Reader } from "./model";
import { obsidian } from "./obsidian/obsidian-reader";
import { starlight } from "./starlight/starlight-reader";
import { vitePress } from "./vitepress/vitepress-reader";
import { vuePress } from "./vuepress/vuepress-reader";

/** Readers for all supported generators. The first one that recognizes a project reads it. */
export const readers: readonly Reader[] = [
  docusaurus,
  starlight,
  vitePress,
  vuePress,
  mdBook,
  gitBook,
  docsify,
  hexo,
  hugo,
  jekyll,
  mkDocs,
  obsidian,
];
