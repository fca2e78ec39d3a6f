import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { build, withProject } from "../support/gatsby";
import { prefixed } from "../support/prefixed-site";

test("a small site is built for a folder of a host, with analytics", async () => {
  test.setTimeout(240_000);
  await withProject(async (dir) => {
    const { code, output } = await build(dir, {
      CONTENT_DIR: prefixed.contentDir,
      PATH_PREFIX: prefixed.prefix,
      SITE_URL: prefixed.url,
      GTAG_TRACKING_ID: prefixed.trackingId,
    });
    expect(code, output.slice(-3000)).toBe(0);
    rmSync(prefixed.publicDir, { recursive: true, force: true });
    cpSync(path.join(dir, "public"), prefixed.publicDir, { recursive: true });
  });
});
