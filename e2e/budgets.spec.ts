import { expect, test } from "@playwright/test";
import { overweight, readBudgets, writeBudget } from "./support/budgets";
import { pageKinds } from "./support/site";
import { weigh } from "./support/weigh";

/**
 * Weight budgets of a first visit: the gzipped size of every file that a reader pays for who reads to the end, and then of
 * those that the first intent to act brings. After a change that is worth its weight, run
 * `npx playwright test budgets --update-snapshots` and review the difference in e2e/support/budgets.json.
 */
const kinds = {
  ...pageKinds,
  tags: "/blog/tags",
  author: "/blog/authors/all-jieneng-articles",
  search: "/search",
};

// Sequential, because all tests write to the same file when budgets are updated.
test.describe.configure({ mode: "default" });

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}: no file exceeds its budget`, async ({ page }) => {
    const visit = await weigh(page, path);
    if (/all|changed/.test(test.info().config.updateSnapshots)) writeBudget(kind, visit);
    expect(visit.read.length).toBeGreaterThan(2);
    expect(overweight(kind, visit, readBudgets()[kind])).toEqual([]);
  });
}

test("a file over budget is listed with its budget", () => {
  const visit = {
    read: [
      { name: "/new.js", bytes: 10 },
      { name: "html", bytes: 900 },
    ],
    act: [{ name: "/app.js", bytes: 31_200 }],
  };
  const budget = { read: { html: 1_000 }, act: { "/app.js": 31_000, "/new.js": 100 } };
  expect(overweight("doc", visit, budget)).toEqual([
    "doc: to read it, /new.js weighs 10 bytes gzipped, 10 above its budget of 0",
    "doc: to act on it, /app.js weighs 31200 bytes gzipped, 200 above its budget of 31000",
  ]);
});
