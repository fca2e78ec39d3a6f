import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { filesBelow } from "../src/lib/node/files";
import { fixtureSite, pageKinds } from "./support/fixture-site";
import { listen, open } from "./support/site";

test("a visit of one page of every kind logs nothing", async ({ page }) => {
  await open(page, "/");
  const messages = listen(page);
  for (const path of [...Object.values(pageKinds), "/search?q=半日潮", "/docs/nature/flowers/"]) {
    if (path === pageKinds["not found"]) continue;
    await page.evaluate((address) => window.___navigate?.(address), path);
    await expect(page).toHaveURL(encodeURI(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  }
  expect(messages).toEqual([]);
});

test("a draft is in no file of a build", () => {
  const { publicDir } = fixtureSite;
  const isText = (file: string) => /\.(?:html|json|md|txt|xml|webmanifest|js|css)$|_redirects$|_headers$/.test(file);
  const files = filesBelow(publicDir).filter(isText);
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter((file) => /没有写完/.test(readFileSync(path.join(publicDir, file), "utf8")));
  expect(telling).toEqual([]);
});
