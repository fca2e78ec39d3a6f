import { site as settings } from "../../src/config/site";
import { builtFile, publicDir } from "../support/built-page";
import { brokenReferences, pageAddresses } from "../support/crawl";

const site = { publicDir, prefix: "", url: settings.url };

test("every link, anchor, picture, feed entry and redirect of the site resolves", () => {
  expect(pageAddresses(site).length).toBeGreaterThan(100);
  expect(brokenReferences(site)).toEqual([]);
}, 60_000);

test("without a tracking id no page mentions Google", () => {
  expect(builtFile("index.html")).not.toMatch(/googletagmanager|gtag/);
});
