import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { build, withProject } from "../support/gatsby";
import { prefixed } from "../support/prefixed-site";

// One after the other in one folder, so that the second build finds what the first has compiled.
test("content written for Docusaurus builds unchanged, and a small site for a folder of a host", async () => {
  test.setTimeout(600_000);
  await withProject(async (dir) => {
    await test.step("content for Docusaurus, without sidebars.yml", async () => {
      const content = path.join(dir, "content");
      cpSync(path.resolve("e2e/fixtures/docusaurus"), content, { recursive: true });
      const { code, output } = await build(dir, { CONTENT_DIR: content });
      expect(code, output.slice(-2000)).toBe(0);
      const page = (route: string) => readFileSync(path.join(dir, "public", route, "index.html"), "utf8");
      expect(page("docs")).toContain("欢迎");
      expect(page("docs")).toContain('href="/docs/guide/install"');
      expect(page("docs")).not.toContain("另一种注释");
      expect(page("docs/guide/install")).toContain('id="step-one"');
      expect(page("docs/guide/tabs")).toContain("macOS");
      expect(page("blog/2022/05/01/welcome")).toContain("全文");
      expect(page("blog/2022/06/01/mdx")).toContain("全文 2");
      expect(page("about")).toContain("关于");
    });
    await test.step("a small site with a path prefix and analytics", async () => {
      rmSync(path.join(dir, "public"), { recursive: true, force: true });
      const { code, output } = await build(dir, {
        CONTENT_DIR: prefixed.contentDir,
        PATH_PREFIX: prefixed.prefix,
        SITE_URL: prefixed.url,
        GTAG_TRACKING_ID: prefixed.trackingId,
      });
      expect(code, output.slice(-3000)).toBe(0);
      const kept = path.dirname(prefixed.publicDir);
      rmSync(kept, { recursive: true, force: true });
      for (const built of ["public", "deploy/generated"]) {
        cpSync(path.join(dir, built), path.join(kept, built), { recursive: true });
      }
    });
  });
});
