// Prints the HTML of e2e/fixtures/drawings, in a page and in a feed, as JSON. See run-bundled.ts.
import { readFileSync } from "node:fs";
import path from "node:path";
import { renderArticle } from "../../src/markdown/render-article";
import { articleHtml } from "../../src/markdown/sanitize/sanitize-tree";
import { portableHtml } from "../../src/site-files/feeds/portable-html";

const contentDir = path.resolve("e2e/fixtures/drawings");
const file = "docs/kinds.md";
const body = readFileSync(path.join(contentDir, file), "utf8");
const { tree } = await renderArticle({ file, contentDir, body, bodyLine: 0, format: "md" });
const html = articleHtml(tree);
const feed = portableHtml(html, "https://site.example/docs/a", { url: "https://site.example", baseUrl: "/" });
process.stdout.write(JSON.stringify({ html, feed }));
