// Renders hostile sources and prints the articles as JSON. Runs in a separate process; see
// hostile-articles.ts.

import { linkArticle } from "../../src/markdown/links/link-article";
import type { MarkdownFormat } from "../../src/markdown/model/types";
import { renderArticle } from "../../src/markdown/render-article";
import { articleHtml } from "../../src/markdown/sanitize/sanitize-tree";
import { jsxVectors, xssVectors } from "../../src/markdown/sanitize/testing/xss-vectors";
import { portableHtml } from "../../src/site-files/feeds/portable-html";

const nothingKnown = { page: "/docs/a", pathPrefix: "", trailingSlash: "ignore" } as const;
const base = { url: "https://site.example", baseUrl: "/" };

async function rendered(vector: string, format: MarkdownFormat) {
  const body = `段落<b>甲</b>${vector}乙\n\n${vector}\n`;
  const { tree } = await renderArticle({ file: `docs/a.${format}`, contentDir: "/nowhere", body, bodyLine: 3, format });
  const page = articleHtml(linkArticle(tree, nothingKnown));
  return { vector, format, page, feed: portableHtml(page, "/docs/a", base) };
}

/** Returns MDX with an expression that inserts the HTML. */
const made = (vector: string) => `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(vector)} }} />`;

const articles = await Promise.all([
  ...xssVectors.map((vector) => rendered(vector, "md")),
  ...jsxVectors.map((vector) => rendered(vector, "mdx")),
  ...xssVectors.map((vector) => rendered(made(vector), "mdx")),
]);
process.stdout.write(JSON.stringify(articles));
