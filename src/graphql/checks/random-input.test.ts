import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { stringify } from "yaml";
import { readSite } from "../../config/read-site";
import { siteSchema } from "../../config/site-schema";
import { addressFault } from "../../content/files/address";
import { parseFrontMatter } from "../../content/files/read-markdown";
import { contentKinds } from "../../content/registry";
import { hostRules } from "../../deploy/hosting/host-rules";
import { nginxConf } from "../../deploy/hosting/nginx-conf";
import { redirectsFile } from "../../deploy/hosting/static-host-files";
import { testSite } from "../../deploy/hosting/testing/test-site";
import type { Diagnostic } from "../../lib/diagnostic";
import { absoluteUrl, joinPath, redirectTarget, routeKey } from "../../lib/paths";
import { whatRuns } from "../../markdown/sanitize/testing/what-runs";
import { feedData, post, tag } from "../../site-files/feeds/testing/feed-data";
import { all, strictXml } from "../../site-files/feeds/testing/strict-xml";
import { writtenFeeds } from "../../site-files/feeds/testing/written-feeds";
import { redirectPage } from "../../site-files/redirect-pages";

/**
 * Number of cases. `RANDOM_CASES=10000` runs more cases, with a different seed each time.
 * By default, the cases are always the same.
 */
const cases = process.env["RANDOM_CASES"];
const options = cases === undefined ? { numRuns: 300, seed: 1 } : { numRuns: Number(cases) };

/** Values that an owner may write by mistake, or that an attacker would write. */
const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e9, "", " ", "/", "/../x", "https://a.example/", "javascript:alert(1)"),
  fc.constantFrom<unknown>("2021-02-30", "2025-08-31", "<b>x</b>", '"><script>alert(1)</script>', "a; b", "__proto__"),
  fc.string({ unit: "grapheme", maxLength: 10 }),
  fc.string({ unit: "binary", maxLength: 6 }),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: "small" }, scalar, fc.array(tie("any"), { maxLength: 3 }), tie("fields")),
  fields: fc.dictionary(fc.constantFrom("to", "label", "items", "date", "src", "name", "a"), tie("any"), {
    maxKeys: 3,
  }),
})).any;
/**
 * Generates YAML with some of the fields, and sometimes with a random line, which need not be YAML.
 */
const yamlOf = (names: readonly string[]) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names, "unknown"), value, { maxKeys: 6 }),
      fc.string({ maxLength: 8 }),
      fc.nat(9),
    )
    .map(([fields, line, often]) => stringify(fields) + (often === 0 ? `${line}\n` : ""));

/**
 * Expects each diagnostic to describe the problem in Chinese, and each error to say where it is.
 */
function expectClear(diagnostics: readonly Diagnostic[], file: string): void {
  for (const diagnostic of diagnostics) {
    expect(diagnostic).toMatchObject({ file, message: expect.stringMatching(/\p{Script=Han}/u) });
    if (diagnostic.severity === "error") expect(diagnostic.line ?? diagnostic.field).toBeDefined();
  }
}

test("reads any site.yml, or reports each error with its line", () => {
  const check = (yaml: string) => {
    const { site, diagnostics } = readSite("/nowhere", Buffer.from(yaml), { SITE_URL: "https://a.example" });
    expect(site.docs).toBeDefined();
    expectClear(diagnostics, "site.yml");
  };
  fc.assert(fc.property(yamlOf(Object.keys(siteSchema.shape)), check), options);
});

const frontMatterFields = ["title", "slug", "date", "tags", "authors", "aliases", "draft", "unlisted", "id", "checked"];
const further = ["last_update", "image", "questions", "toc_min_heading_level", "sidebar_position", "custom_edit_url"];

test("turns any front matter into a page with a valid address, or reports each error with its line", () => {
  const check = (yaml: string, kind: number) => {
    const { folder, check } = contentKinds[kind % contentKinds.length] as (typeof contentKinds)[number];
    const file = `${folder}/a.md`;
    const { data, body, lineOf, diagnostics } = parseFrontMatter(`---\n${yaml}---\n正文\n`, file);
    const source = { file, data, body, lineOf, openingTitle: null };
    const checked = check(source, { site: testSite, firstCommit: () => "2025-01-01T00:00:00.000Z" });
    expectClear([...diagnostics, ...checked.diagnostics], file);
    if (checked.fields === null) expect(checked.diagnostics.some(({ severity }) => severity === "error")).toBe(true);
    else expect(addressFault(checked.fields.path)).toBeNull();
  };
  fc.assert(fc.property(yamlOf([...frontMatterFields, ...further]), fc.nat(2), check), options);
});

const address = fc
  .array(
    fc.oneof(
      fc.constantFrom("日志", "$uri", "\\", ";", "}", "'", '"', "*", ":x", "#", "\n", "\0", "..", "~", " "),
      fc.string({ unit: "grapheme", maxLength: 5 }),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 5 },
  )
  .map((parts) => `/${parts.join("/")}`);

test("hosts can read the rules for any address that passes the check, and redirect pages contain no script", () => {
  const sample = fc.sample(address, { ...options, numRuns: 10 * options.numRuns }).map((at) => joinPath(at));
  const sound = sample.filter((at) => addressFault(at) === null);
  const passed = [...new Map(sound.map((at) => [routeKey(at).toLowerCase(), at])).values()];
  const pagePaths = passed.filter((_, index) => index % 3 === 0);
  const redirects = passed.filter((at) => !pagePaths.includes(at)).map((from) => ({ from, to: `${from}-b` }));
  expect(redirects.length).toBeGreaterThan(options.numRuns);
  const partsOf = (from: string) => whatRuns(redirectPage(redirectTarget("", from), absoluteUrl(testSite, from)));
  for (const { from } of redirects) expect(partsOf(from)).toEqual(partsOf("/a"));
  const rules = hostRules({ site: testSite, hashes: [], redirects, pagePaths });
  const lines = redirectsFile(rules).text.trim().split("\n");
  expect(lines).toHaveLength(redirects.length);
  // One rule per line, without wildcards or placeholders. Both paths are on this host.
  for (const line of lines) expect(line).toMatch(/^\/(?!\/)[^\s*]* \/(?!\/)[^\s*]* 301$/);
  expectNginxReads(nginxConf(rules));
});

const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 9 }),
  fc.constantFrom("]]>", "<b>&", "\u{ffff}", "\0", '"'),
);

test("feeds stay well-formed and complete, whatever the titles of posts", async () => {
  const titles = fc.sample(fc.tuple(words, words), options);
  const posts = titles.map(([title, label], index) =>
    post(index + 1, { title, description: label, tags: [tag(label, "a")] }),
  );
  const feeds = await writtenFeeds(feedData(posts));
  expect(all(strictXml(feeds.atom), "entry")).toHaveLength(posts.length);
  expect(strictXml(feeds.rss).children).not.toEqual([]);
  expect(JSON.parse(feeds.json).items).toHaveLength(posts.length);
});

/** Checks that nginx accepts a server's configuration, if nginx is installed. */
function expectNginxReads(conf: string): void {
  const nginx = process.env["NGINX_PATH"] ?? "/usr/sbin/nginx";
  if (!existsSync(nginx)) return;
  const dir = mkdtempSync(path.join(tmpdir(), "nginx-"));
  mkdirSync(path.join(dir, "logs"));
  const main = `pid ${dir}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${conf}\n}\n`;
  writeFileSync(path.join(dir, "nginx.conf"), main);
  execFileSync(nginx, ["-t", "-q", "-p", dir, "-c", path.join(dir, "nginx.conf")], { stdio: "pipe" });
  rmSync(dir, { recursive: true });
}
