import { test } from "@playwright/test";
import { buildSecondSites } from "../support/second-sites";

test("content written for Docusaurus builds unchanged, and so does a small site in a subfolder of a host", async () => {
  test.skip(process.env.SECOND_SITES === "built", "npm test has built them, beside its other checks");
  test.setTimeout(300_000);
  await buildSecondSites();
});
