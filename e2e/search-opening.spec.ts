import { expect, test } from "@playwright/test";
import { waitingText } from "../src/text/texts";
import { runAxe } from "./support/axe";
import { pageKinds } from "./support/fixture-site";
import { holdBack, Modal, searchButton, watchSearchRequests } from "./support/search";
import { open } from "./support/site";

const start = "/docs/nature/intro";

test.describe("before the first search", () => {
  test("a page transfers no files of the search", async ({ page }) => {
    const requests = watchSearchRequests(page);
    await open(page, start);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
  });

  test("hovering over the button fetches code and the manifest, but no part of the index, and opens nothing", async ({
    page,
  }) => {
    const requests = watchSearchRequests(page);
    await open(page, start);
    const manifest = page.waitForResponse(/\/search\/manifest\.json/);
    await searchButton(page).hover();
    await manifest;
    expect(requests.filter((name) => name.includes("/data/"))).toEqual([]);
    await expect(new Modal(page).root).toBeHidden();
  });

  test("focusing the button fetches them too, and opens nothing", async ({ page }) => {
    await open(page, start);
    const manifest = page.waitForResponse(/\/search\/manifest\.json/);
    await searchButton(page).focus();
    await manifest;
    await expect(new Modal(page).root).toBeHidden();
  });

  test("a session of five queries fetches no file twice", async ({ page }) => {
    const requests = watchSearchRequests(page);
    const modal = await Modal.openAt(page, start);
    for (const query of ["半日潮", "半日潮为什么是两次", "compass", "guancha", "沙和石头的区别"]) {
      await modal.search(query);
    }
    expect(new Set(requests).size).toBe(requests.length);
  });

  test("the button's visible label is its name", async ({ page }) => {
    await open(page, start);
    expect(await runAxe(page, { type: "rule", values: ["label-content-name-mismatch"] })).toEqual([]);
  });
});

test.describe("opening", () => {
  for (const key of ["Control+k", "Meta+K", "/"]) {
    test(`${key} opens the modal from anywhere`, async ({ page }) => {
      await open(page, start);
      await page.keyboard.press(key);
      await expect(new Modal(page).input).toBeFocused();
    });
  }

  test("a press works immediately once the code is loaded", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await page.keyboard.press("Escape");
    await expect(modal.root).toBeHidden();
    const focused = await searchButton(page).evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return document.activeElement?.matches("dialog input[name=q]");
    });
    expect(focused).toBe(true);
  });

  test("text typed before the results' code has loaded becomes the query, from keyboard or input method", async ({
    page,
  }) => {
    const release = await holdBack(page, /\/search-panel|\/render-island/);
    await open(page, start);
    await page.keyboard.press("Control+k");
    const modal = new Modal(page);
    await expect(modal.input).toBeFocused();
    await page.keyboard.type("tcp");
    // The results load while an input method is composing a word.
    const typist = await page.context().newCDPSession(page);
    await typist.send("Input.imeSetComposition", { text: " ri'chao", selectionStart: 8, selectionEnd: 8 });
    release();
    await expect(modal.root.getByRole("listbox")).toBeAttached();
    await expect(modal.input).toBeFocused();
    await typist.send("Input.insertText", { text: " 半日潮" });
    await expect(modal.input).toHaveValue("tcp 半日潮");
    await expect(modal.hits.filter({ hasText: "半日潮" }).first()).toBeVisible();
  });

  test("Enter opens the search page if the results' code has not loaded", async ({ page }) => {
    await holdBack(page, /\/search-panel|\/render-island/);
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(new Modal(page).input).toBeFocused();
    await page.keyboard.type("tcp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=tcp");
  });

  test("Ctrl+K closes it again", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await page.keyboard.press("Control+k");
    await expect(modal.root).toBeHidden();
  });

  test("a slash in a text field is only text", async ({ page }) => {
    await open(page, "/search");
    await page.getByRole("searchbox").press("/");
    await expect(page.getByRole("searchbox")).toHaveValue("/");
    await expect(new Modal(page).root).toBeHidden();
  });

  test("a letter typed on the button starts the query", async ({ page }) => {
    await open(page, start);
    await searchButton(page).focus();
    await page.keyboard.press("d");
    await expect(new Modal(page).input).toHaveValue("d");
  });

  test("Escape closes it and restores the focus", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await page.keyboard.press("Escape");
    await expect(modal.root).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test("the page behind keeps its position and is locked", async ({ page }) => {
    await open(page, pageKinds.doc);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    const boxes = () =>
      page.locator("main, body header").evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y, width];
        }),
      );
    const before = await boxes();
    await page.keyboard.press("Control+k");
    await expect(new Modal(page).input).toBeFocused();
    expect(await boxes()).toEqual(before);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
    expect(await boxes()).toEqual(before);
  });

  test("Back closes it without leaving the page, and a result adds only one history entry", async ({ page }) => {
    await open(page, "/");
    await page.evaluate((to) => window.___navigate?.(to), start);
    await expect(page).toHaveURL(start);
    const modal = new Modal(page);
    await searchButton(page).click();
    await modal.search("半日潮");
    await page.goBack();
    await expect(modal.root).toBeHidden();
    await expect(page).toHaveURL(start);
    await searchButton(page).click();
    await expect(modal.input).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(modal.root).toBeHidden();
    await searchButton(page).click();
    await modal.search("半日潮");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/shoreline/);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("Tab stays inside", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("compass");
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press(step % 2 === 0 ? "Tab" : "Shift+Tab");
      expect(await modal.root.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    }
  });

  test("without the results' code a red box shows an error, and 重试 loads it", async ({ page }) => {
    const code = /\/assets\/.*(?:search-panel|render-island|react)/;
    await open(page, start);
    await page.route(code, (route) => route.abort());
    await searchButton(page).click();
    const modal = new Modal(page);
    const alert = modal.root.getByRole("alert");
    await expect(alert).toContainText("加载失败，请重试。");
    await page.unroute(code);
    await page.keyboard.press("Escape");
    await expect(searchButton(page)).toBeFocused();
    await searchButton(page).click();
    await modal.search("compass");
  });

  test("without any of the search's code the search page opens", async ({ page }) => {
    await open(page, start);
    await page.route(/\/assets\/search-dialog/, (route) => route.abort());
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/search/);
  });

  test("offline and without the dialog's code, the page stays and an alert offers a retry", async ({ page }) => {
    await open(page, start);
    await page.route(/./, (route) => route.abort());
    await searchButton(page).click();
    await expect(page.getByRole("alert")).toContainText(waitingText.loadFailed);
    await expect(page).toHaveURL(start);
    await page.unrouteAll();
    await page.getByRole("alert").getByRole("button", { name: waitingText.retry }).click();
    await expect(page).toHaveURL("/search");
  });

  test("offline and without the results' code, Enter closes the dialog and the page stays", async ({ page }) => {
    await holdBack(page, /\/search-panel|\/render-island/);
    await open(page, start);
    await page.keyboard.press("Control+k");
    await expect(new Modal(page).input).toBeFocused();
    await page.route(/./, (route) => route.abort());
    await page.keyboard.type("tcp");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(waitingText.loadFailed);
    await expect(new Modal(page).root).toBeHidden();
    await expect(page).toHaveURL(start);
  });
});
