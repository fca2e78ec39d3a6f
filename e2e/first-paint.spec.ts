import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

/** Delay between the two parts of a page, in ms; long enough for several paints. */
const pause = 500;

/** A host that sends a page as a slow network would: first everything up to the end of its header, later the rest. */
async function slowHost(file: string) {
  const html = readFileSync(file, "utf8");
  const end = html.indexOf("</header>") + "</header>".length;
  const server = createServer(({ url }, response) => {
    if (url !== "/") return void response.writeHead(404).end();
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(html.slice(0, end));
    setTimeout(() => response.end(html.slice(end)), pause);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

for (const [what, file] of [
  ["a short page", "public/docs/index.html"],
  ["a long text", "public/docs/computer/ComputerNetwork/TransportLayer/index.html"],
] as const) {
  test(`the first paint of ${what} shows more than its header`, async ({ page }) => {
    const host = await slowHost(file);
    try {
      await page.goto(host.address);
      const painted = await page.waitForFunction(() => performance.getEntriesByName("first-paint")[0]?.startTime);
      expect(await painted.jsonValue()).toBeGreaterThan(pause);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    } finally {
      host.close();
    }
  });
}
