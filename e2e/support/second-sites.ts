import assert from "node:assert/strict";
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build, withProject } from "./gatsby";
import { prefixed } from "./prefixed-site";

/**
 * Builds two small sites, one after the other in one folder, so that the second finds what the first has compiled. The first
 * one is only looked at; the second is kept for the tests of e2e/prefixed.
 * @throws where a build fails, with the end of what it printed, or where a page of the first lacks something
 */
export async function buildSecondSites(): Promise<void> {
  await withProject(async (dir) => {
    await buildDocusaurusContent(dir);
    await buildPrefixedSite(dir);
  });
}

/** Content as people have written it for Docusaurus: no sidebars.yml, `.md` with both kinds of comment, imported tabs. */
async function buildDocusaurusContent(dir: string): Promise<void> {
  const content = path.join(dir, "content");
  cpSync(path.resolve("e2e/fixtures/docusaurus"), content, { recursive: true });
  await mustBuild(dir, { CONTENT_DIR: content });
  const holds = (route: string, text: string) =>
    assert.ok(readFileSync(path.join(dir, "public", route, "index.html"), "utf8").includes(text), `${route}: ${text}`);
  holds("docs", "欢迎");
  holds("docs", 'href="/docs/guide/install"');
  holds("docs/guide/install", 'id="step-one"');
  holds("docs/guide/tabs", "macOS");
  holds("blog/2022/05/01/welcome", "全文");
  holds("blog/2022/06/01/mdx", "全文 2");
  holds("about", "关于");
  assert.throws(() => holds("docs", "另一种注释"), "comments are no text");
}

/** A small site in a folder of a host, with analytics. */
async function buildPrefixedSite(dir: string): Promise<void> {
  rmSync(path.join(dir, "public"), { recursive: true, force: true });
  await mustBuild(dir, {
    CONTENT_DIR: prefixed.contentDir,
    PATH_PREFIX: prefixed.prefix,
    SITE_URL: prefixed.url,
    GTAG_TRACKING_ID: prefixed.trackingId,
  });
  const kept = path.dirname(prefixed.publicDir);
  rmSync(kept, { recursive: true, force: true });
  for (const built of ["public", "deploy/generated"]) {
    cpSync(path.join(dir, built), path.join(kept, built), { recursive: true });
  }
}

async function mustBuild(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await build(dir, env);
  assert.equal(code, 0, output.slice(-3000));
}
