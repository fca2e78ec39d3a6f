import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { fixtureSite } from "./support/fixture-site";
import { hasNginx, open } from "./support/site";

// Files that articles link to have the site's origin. They must not run code there, whether a
// reader opens them or a page refers to them.

const folder = `static/files/${process.pid}`;
const script = "document.title = 'ran'; localStorage.setItem('ran', '1')";
const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><script>${script}</script></body></html>`;
const svg = (code: string) => `<svg xmlns="http://www.w3.org/2000/svg"><title>x</title>${code}</svg>`;

const files: Readonly<Record<string, string>> = {
  "evil.js": script,
  "a.html": `<title>x</title><script>${script}</script><script src="evil.js"></script>`,
  "b.htm": '<title>x</title><script src="evil.js"></script>',
  "c.xhtml": xhtml,
  "d.xml": `<?xml version="1.0"?>${xhtml}`,
  "e.svg": svg(`<script>${script}</script>`),
  "f.svg": svg('<script href="evil.js"/>'),
};

test.beforeAll(() => {
  mkdirSync(path.join(fixtureSite.publicDir, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(fixtureSite.publicDir, folder, name), text);
});

test.afterAll(() => rmSync(path.join(fixtureSite.publicDir, folder), { recursive: true }));

const hasRun = (page: Page) =>
  page.evaluate(() => {
    try {
      return document.title === "ran" || localStorage.getItem("ran") !== null;
    } catch {
      // An opaque origin has no storage, so only the title can show that code ran.
      return document.title === "ran";
    }
  });

for (const name of Object.keys(files)) {
  test(`${name} runs no code when it is opened`, async ({ page }) => {
    const response = await page.goto(`/${folder}/${name}`);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["content-security-policy"]).toContain("sandbox");
    expect(await hasRun(page)).toBe(false);
    await page.goto("/about");
    expect(await hasRun(page)).toBe(false);
  });
}

test("an attachment in the HTML of a page runs neither as a script nor in a frame", async ({ page }) => {
  test.skip(!hasNginx, "the policy's header comes from nginx");
  const named = `<script src="/${folder}/evil.js"></script>`;
  const blocked: string[] = [];
  page.on("console", (message) => /Content Security Policy/.test(message.text()) && blocked.push(message.text()));
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", `${named}<iframe srcdoc='${named}'></iframe></main>`);
    await route.fulfill({ response, body });
  });
  await page.goto("/about", { waitUntil: "load" });
  expect(await hasRun(page)).toBe(false);
  expect(blocked.length).toBeGreaterThan(1);
});

test("a link to an attachment that looks like page data opens the attachment", async ({ page }) => {
  await page.route("**/static/**/fragment.json", (route) => route.fulfill({ json: { main: "<main>x</main>" } }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const address of [`/${folder}/a.html`, `/%73tatic/files/a`, `/static%2Ffiles/a`]) {
    await open(page, "/about");
    const left = page.waitForEvent("framenavigated");
    await page.evaluate((to) => void window.___navigate?.(to), address);
    await left;
    await page.waitForLoadState("networkidle");
  }
  expect(asked.filter((pathname) => pathname.endsWith("fragment.json"))).toEqual([]);
});
