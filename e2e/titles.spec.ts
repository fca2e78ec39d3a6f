import { expect, test } from "@playwright/test";
import { pageKinds } from "./support/site";

test.describe("titles", () => {
  for (const [kind, path] of Object.entries(pageKinds)) {
    test(`${kind}: are in the page's own serif, which has all their characters and shifts nothing`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) Object.assign(window, { shifted: entry });
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path);
      const serif = () =>
        [...document.fonts].filter(({ family, status }) => /Site serif/.test(family) && status === "loaded");
      await expect.poll(() => page.evaluate(`(${serif})().length`)).toBe(1);
      expect(await page.evaluate(() => "shifted" in window)).toBe(false);
      const session = await page.context().newCDPSession(page);
      await session.send("DOM.enable");
      await session.send("CSS.enable");
      const { root } = await session.send("DOM.getDocument");
      const { nodeIds } = await session.send("DOM.querySelectorAll", {
        nodeId: root.nodeId,
        selector: "h1, .prose h2",
      });
      for (const nodeId of nodeIds) {
        const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
        expect(fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)).toEqual([]);
      }
    });
  }
});
