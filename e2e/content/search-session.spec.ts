import { expect, test } from "@playwright/test";
import { compressedSize, Modal, watchSearchRequests } from "../support/search";
import { pageKinds } from "../support/site-pages";

test("a session of five queries fetches little for each", async ({ page }) => {
  const requests = watchSearchRequests(page, "public");
  const modal = await Modal.openAt(page, pageKinds.home);
  const bytes: number[] = [];
  for (const query of ["三次握手", "三次握手为什么不是两次", "docker", "neicun", "进程和线程的区别"]) {
    const before = requests.length;
    await modal.search(query);
    bytes.push(compressedSize(requests.slice(before), "public"));
  }
  const [first = 0, ...others] = bytes;
  // The first query includes the manifest, the panel and the worker, but not React.
  expect(first).toBeLessThanOrEqual(40_000);
  // The most expensive query is in pinyin, because its word occurs in the titles and body text of
  // many pages.
  for (const next of others) expect(next).toBeLessThanOrEqual(42_000);
});
