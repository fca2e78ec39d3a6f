import { expect } from "@playwright/test";
import { recordedCalls, visitAndRecord } from "../support/browser-calls";
import { prefixed, test } from "../support/prefixed-site";

test("the router calls the Browser API as Gatsby's runtime does", async ({ page, origin }) => {
  expect(await visitAndRecord(page, { origin, prefix: prefixed.prefix })).toEqual(recordedCalls);
});
