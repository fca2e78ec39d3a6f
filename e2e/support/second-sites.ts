import assert from "node:assert/strict";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/lib/node/files-below";
import { build, withProject } from "./gatsby";
import { prefixed } from "./prefixed-site";

/**
 * Builds two small sites, one after the other in the same folder, so that the second one reuses the compiled code of the
 * first. The first build is only checked here; the second is kept for the tests in e2e/prefixed.
 * @throws if a build fails, with the end of its output, or if a page of the first lacks something
 */
export async function buildSecondSites(): Promise<void> {
  await withProject(async (dir) => {
    await buildDocusaurusContent(dir);
    await buildPrefixedSite(dir);
  });
}

/** Builds content written for Docusaurus: no sidebars.yml, `.md` with both kinds of comment, imported tabs. */
async function buildDocusaurusContent(dir: string): Promise<void> {
  const content = path.join(dir, "content");
  cpSync(path.resolve("e2e/fixtures/docusaurus"), content, { recursive: true });
  for (const file of ["docs/secret.md", "blog/2022-07-01-secret.md", "pages/secret.md"]) {
    writeFileSync(path.join(content, file), `---\ntitle: 草稿的题目\ndraft: true\n---\n\n${unpublished}\n`);
  }
  await mustBuild(dir, { CONTENT_DIR: content });
  const holds = (route: string, text: string) =>
    assert.ok(readFileSync(path.join(dir, "public", route, "index.html"), "utf8").includes(text), `${route}: ${text}`);
  holds("docs", "欢迎");
  holds("docs", 'href="/docs/guide/install"');
  holds("docs/guide/install", 'id="step-one"');
  holds("docs/guide/install", "admonition-danger");
  holds("docs/guide/install", '/list.txt">清单</a>');
  holds("docs/guide/tabs", "macOS");
  holds("blog/2022/05/01/welcome", "全文");
  holds("blog/2022/06/01/mdx", "全文 2");
  holds("about", "关于");
  assert.throws(() => holds("docs", "另一种注释"), "comments are no text");
  assert.deepEqual(filesWith(dir, unpublished), [], "a draft is not published");
  assert.notDeepEqual(filesWith(dir, published), []);
}

const unpublished = "还不该让人看到的话";
/** A text on the docs landing page of the first site. */
const published = "从安装开始";

/** Files of the built site that contain a text. */
function filesWith(dir: string, text: string): string[] {
  const publicDir = path.join(dir, "public");
  const readable = filesBelow(publicDir).filter((file) => /\.(?:html|md|txt|json|xml|js)$/.test(file));
  return readable.filter((file) => readFileSync(path.join(publicDir, file), "utf8").includes(text));
}

/** Builds a small site with a path prefix and analytics over the first one, of which nothing may remain. */
async function buildPrefixedSite(dir: string): Promise<void> {
  await mustBuild(dir, {
    CONTENT_DIR: prefixed.contentDir,
    PATH_PREFIX: prefixed.prefix,
    SITE_URL: prefixed.url,
    GTAG_TRACKING_ID: prefixed.trackingId,
  });
  assert.deepEqual(filesWith(dir, published), [], "texts that are withdrawn are deployed no more");
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
