import { expect, test } from "@playwright/test";
import { accessibilityFaults } from "../support/axe";
import { observatoryScore } from "../support/observatory";
import { hasNginx, layoutShifts, listen, open } from "../support/site";
import { pageKinds } from "../support/site-pages";

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: is accessible, logs nothing and shifts nothing`, async ({ page }) => {
    const messages = listen(page);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(await layoutShifts(page)).toEqual([]);
    // The browser itself logs the status of a missing page, so that message is allowed.
    expect(messages.filter((message) => kind !== "not found" || !message.includes("404"))).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test("pages have headers with an Observatory score of at least 130", async ({ request }) => {
  test.skip(!hasNginx, "the headers come from nginx");
  for (const address of [pageKinds.home, pageKinds.doc, pageKinds["not found"]]) {
    // The server with the certificate sends this header; see deploy/nginx-https.conf.
    const headers = { "x-forwarded-proto": "https" };
    const response = await request.get(encodeURI(address), { maxRedirects: 0, headers });
    expect(observatoryScore(response.headers(), await response.text()), address).toBeGreaterThanOrEqual(130);
  }
});
