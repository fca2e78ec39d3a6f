// Prints the HTML of e2e/fixtures/plots, with its problems, as JSON. Runs in a separate process;
// see run-bundled.ts.
import path from "node:path";
import { readMarkdown } from "../../src/content/files/read-markdown";
import { formatDiagnostic } from "../../src/lib/diagnostic";
import { renderArticle } from "../../src/markdown/render-article";
import { articleHtml } from "../../src/markdown/sanitize/sanitize-tree";

const contentDir = path.resolve("e2e/fixtures/plots");
const file = "docs/plots.md";
const { body, bodyLine } = readMarkdown(contentDir, file);
const { tree, diagnostics } = await renderArticle({ file, contentDir, body, bodyLine, format: "md" });
process.stdout.write(JSON.stringify({ html: articleHtml(tree), problems: diagnostics.map(formatDiagnostic) }));
