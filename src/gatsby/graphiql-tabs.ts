import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Maximum number of queries of docs/graphql.md that open as tabs. The queries that authors need
 * most come first in that file.
 */
const mostTabs = 10;

const changed = "GraphiQL has another page than in Gatsby 5.16: see src/gatsby/graphiql-tabs.ts";

/**
 * Adds ready-made queries to the page of GraphiQL, as its initial tabs. GraphiQL reads its tabs
 * from localStorage, so an inline script writes them there, unless the browser has already stored
 * tabs.
 * @param page the page of gatsby-graphiql-explorer 3.16
 * @param guide the text of docs/graphql.md, in which each query follows a heading, its title
 * @param withHeadings whether to show the headings, which are Chinese, as titles and comments
 * @returns the page with the inline script before its first script
 * @throws Error if the page has no script
 */
export function graphiqlPage(page: string, guide: string, withHeadings: boolean): string {
  const sections = [...guide.matchAll(/^## (.+)\n(?:(?!## ).*\n)*?```graphql\n([\s\S]+?)```/gm)].slice(0, mostTabs);
  const tabs = sections.map(([, heading = "", query = ""], index) => ({
    id: `ready-${index}`,
    title: (withHeadings ? heading : /^query (\w+)/.exec(query)?.[1]) ?? heading,
    query: withHeadings ? `# ${heading}\n${query}` : query,
    variables: null,
    headers: null,
    operationName: null,
    response: null,
  }));
  const state = JSON.stringify(JSON.stringify({ tabs, activeTabIndex: 0 })).replaceAll("<", "\\u003c");
  const first = JSON.stringify(tabs[0]?.query ?? "").replaceAll("<", "\\u003c");
  const code = `{const s=localStorage;if(!s["graphiql:tabState"]){s["graphiql:tabState"]=${state};s["graphiql:query"]=${first}}}`;
  const filled = page.replace(/<script\b/, (start) => `<script>${code}</script>${start}`);
  if (filled === page) throw new Error(changed);
  return filled;
}

/**
 * Returns the page of Gatsby's GraphiQL with the ready-made queries.
 * @throws Error if GraphiQL stores its tabs under another name
 */
export function ownGraphiqlPage(withHeadings: boolean): string {
  const { resolve } = createRequire(createRequire(path.resolve("package.json")).resolve("gatsby"));
  const explorer = path.join(path.dirname(resolve("gatsby-graphiql-explorer/package.json")), "dist");
  const script = readFileSync(path.join(explorer, "app.js"), "utf8");
  if (!["graphiql:tabState", "graphiql:query"].every((key) => script.includes(key))) throw new Error(changed);
  return graphiqlPage(
    readFileSync(path.join(explorer, "index.html"), "utf8"),
    readFileSync("docs/graphql.md", "utf8"),
    withHeadings,
  );
}
