import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { graphiqlPage, ownGraphiqlPage } from "./graphiql-tabs";

/** Runs the inline script of a page, and returns what it leaves in the browser's storage. */
function stored(page: string, localStorage: Record<string, string> = {}) {
  const [, code = ""] = /<script>([\s\S]*?)<\/script><script/.exec(page) ?? [];
  runInNewContext(code, { localStorage });
  return localStorage;
}

test("GraphiQL opens with the author's ten questions as tabs, and the first of them is open", () => {
  const guide = readFileSync("docs/graphql.md", "utf8");
  const { "graphiql:tabState": state = "", "graphiql:query": query } = stored(ownGraphiqlPage(true));
  const { tabs, activeTabIndex } = JSON.parse(state);
  expect(tabs).toHaveLength(10);
  expect([tabs[0].title, activeTabIndex]).toEqual(["哪些笔记没有写描述", 0]);
  expect(query).toBe(tabs[0].query);
  for (const tab of tabs) expect(guide).toContain(`## ${tab.title}`);
});

test("in a site of another language, a tab has the name of its query", () => {
  const { tabs } = JSON.parse(stored(ownGraphiqlPage(false))["graphiql:tabState"] ?? "");
  for (const { title, query } of tabs) {
    expect(title).toMatch(/^[A-Z]\w+$/);
    expect(query).toMatch(new RegExp(`^query ${title}\\b`));
  }
});

test("tabs that an author has opened stay, and a query cannot end the script", () => {
  const page = graphiqlPage('<script src="a"></script>', '## 甲\n\n```graphql\n{ a(b: "</script>") }\n```\n', true);
  const mine = { "graphiql:tabState": "mine" };
  expect(stored(page, { ...mine })).toEqual(mine);
  expect(JSON.parse(stored(page)["graphiql:tabState"] ?? "").tabs[0].query).toContain("</script>");
});
