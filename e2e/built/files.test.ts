import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import sharp from "sharp";
import { validateXML } from "xmllint-wasm";
import { site as settings } from "../../src/config/site";
import { filesBelow } from "../../src/lib/node/files";
import { all, strictXml, textOf } from "../../src/site-files/feeds/testing/strict-xml";
import { builtHeads, htmlFiles } from "../support/built-heads";
import { htmlRules } from "../support/html-rules";
import { jsonLdSchemas, manifestSchema } from "../support/schemas";

/**
 * The output folder of the build. These tests read its files from disk, without a browser or
 * server.
 */
const publicDir = "public";
const origin = settings.url;

const read = (file: string) => readFileSync(path.join(publicDir, file), "utf8");
/** Returns the path of the file at an address of the site. */
const fileOf = (address: string) => path.join(publicDir, decodeURIComponent(new URL(address, origin).pathname));

const heads = builtHeads(publicDir);
const ajv = addFormats(new Ajv({ allErrors: true, strict: false }));

/** Returns the errors of a schema validation as text; empty for valid data. */
function objections(schema: object, data: unknown): string[] {
  const validate = ajv.compile(schema);
  return validate(data) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test("every page is valid HTML", () => {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const diagnostics = htmlFiles(publicDir).flatMap((file) =>
    validator
      .validateStringSync(read(file), file)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} at ${selector}`),
      ),
  );
  expect(diagnostics).toEqual([]);
}, 180_000);

test("structured data is valid for search engines, and every kind of page has its own", () => {
  const types = new Map<string, number>();
  const diagnostics = heads.flatMap(({ file, jsonLd }) =>
    jsonLd.flatMap((data) => {
      const type = data["@type"] as keyof typeof jsonLdSchemas;
      types.set(type, (types.get(type) ?? 0) + 1);
      const schema = jsonLdSchemas[type];
      return schema
        ? objections(schema, data).map((diagnostic) => `${file} ${type}${diagnostic}`)
        : [`${file}: ${type}?`];
    }),
  );
  expect(diagnostics).toEqual([]);
  const pages = (pattern: RegExp) => heads.filter(({ file }) => pattern.test(file)).length;
  const posts = pages(/^blog\/\d{4}\//);
  const categories = pages(/^docs\/category\//);
  const docs = pages(/^docs\/./) - categories - pages(/^docs\/(?:[^/]+\/print\/)?index\.html$/);
  expect(Object.fromEntries(types)).toEqual({
    WebSite: 1,
    Blog: 1,
    BlogPosting: posts,
    TechArticle: docs,
    BreadcrumbList: posts + docs + categories,
  });
});

test("a head has all metadata for search engines and social networks, and its picture exists in the stated size", async () => {
  const missing: string[] = [];
  const pictures = new Map<string, string>();
  for (const { file, title, meta, links, canonical, isIndexed } of heads) {
    const wanted = ["description", "og:title", "og:description", "og:type", "og:locale", "og:image", "og:image:alt"];
    wanted.push("og:image:width", "og:image:height", "twitter:card", "theme-color");
    for (const name of wanted) if (!meta.get(name)) missing.push(`${file}: ${name}`);
    if (title === "" || title.length > 70) missing.push(`${file}: a title that fits, not ${title}`);
    const alternates = links.filter(({ hrefLang }) => hrefLang).map(({ hrefLang, href }) => `${hrefLang} ${href}`);
    const expected = canonical && isIndexed ? [`zh-Hans ${canonical}`, `x-default ${canonical}`] : [];
    if (alternates.join() !== expected.join()) missing.push(`${file}: hreflang ${alternates}`);
    const copy = links.find(({ type }) => type === "text/markdown")?.["href"];
    if (copy && !existsSync(fileOf(copy))) missing.push(`${file}: ${copy}`);
    pictures.set(meta.get("og:image") ?? "", `${meta.get("og:image:width")}x${meta.get("og:image:height")}`);
  }
  expect(missing).toEqual([]);
  // One picture per post, area and category, and one for all other pages.
  expect(pictures.size).toBeGreaterThan(25);
  for (const [address, size] of pictures) {
    const { width, height, format } = await sharp(fileOf(address)).metadata();
    expect([address, `${format} ${width}x${height}`]).toEqual([address, `png ${size}`]);
  }
});

test("the sitemap satisfies its schema and lists exactly the canonical addresses of indexable pages", async () => {
  const schema = readFileSync("node_modules/gatsby-plugin-sitemap/node_modules/sitemap/schema/sitemap.xsd", "utf8");
  const addresses: string[] = [];
  for (const sitemap of all(strictXml(read("sitemap-index.xml")), "sitemap")) {
    const xml = readFileSync(fileOf(textOf(sitemap, "loc") ?? ""), "utf8");
    const { errors } = await validateXML({ xml: [{ fileName: "sitemap.xml", contents: xml }], schema: [schema] });
    expect(errors).toEqual([]);
    for (const url of all(strictXml(xml), "url")) {
      addresses.push(textOf(url, "loc") ?? "");
      const lastmod = textOf(url, "lastmod");
      if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
    }
  }
  const indexed = heads.filter(({ isIndexed }) => isIndexed).map(({ canonical }) => canonical);
  expect([...addresses].sort()).toEqual([...indexed].sort());
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
});

test("the web manifest and its icons, and the search description, meet browsers' requirements", async () => {
  const manifest = JSON.parse(read("manifest.webmanifest"));
  expect(objections(manifestSchema, manifest)).toEqual([]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileOf(src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  const search = strictXml(read("opensearch.xml"));
  // Limits of OpenSearch 1.1.
  expect(textOf(search, "ShortName")?.length).toBeLessThanOrEqual(16);
  expect(textOf(search, "Description")?.length).toBeLessThanOrEqual(1024);
  expect(all(search, "Url")[0]?.attributes["template"]).toBe(`${origin}/search?q={searchTerms}`);
  expect(search.uri).toBe("http://a9.com/-/spec/opensearch/1.1/");
});

test("every text has a clean Markdown copy, llms.txt links to all of them, and llms-full.txt contains them", () => {
  const copies = readdirSync(publicDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    /index\.md$/.test(file),
  );
  const texts = heads.filter(({ links }) => links.some(({ type }) => type === "text/markdown"));
  expect(copies).toHaveLength(texts.length);
  const index = read("llms.txt");
  expect(index).toMatch(/^# .+\n\n> .+\n\n/);
  const linked = [...index.matchAll(/^- \[.+?\]\((\S+)\): \S/gm)].map(([, address = ""]) => fileOf(address));
  expect(linked.sort()).toEqual(copies.map((file) => path.join(publicDir, file)).sort());
  const full = read("llms-full.txt");
  const unclean = /[\uE000\uE001]|<Tab|\{\/\*|<!--|^:::|^import |className=|\]\((?!https?:|mailto:)/m;
  const faults = copies.flatMap((file) => {
    const copy = read(file);
    const prose = copy.replace(/^(`{3,}|~{3,}).*?^\1/gms, "").replace(/`[^`\n]*`/g, "");
    return [
      /^# .+\n\n> .+\n\n原文：<https:/.test(copy) ? [] : `${file}: no title, description and address`,
      full.includes(copy) ? [] : `${file}: not in llms-full.txt`,
      unclean.exec(prose)?.map((found) => `${file}: ${found}`) ?? [],
    ].flat();
  });
  expect(faults).toEqual([]);
});

test("every element has classes from only one CSS module, so that the order of rules does not matter", () => {
  const named = new Set<string>();
  const mixed = htmlFiles(publicDir).flatMap((file) =>
    [...read(file).matchAll(/<\w[^>]*\sclass="([^"]+)"/g)].flatMap(([, classes = ""]) => {
      const own = new Set([...classes.matchAll(/_([\da-f]{5})(?= |$)/g)].map(([, name = ""]) => name));
      for (const name of own) named.add(name);
      return own.size > 1 ? [`${file}: ${classes}`] : [];
    }),
  );
  expect(mixed).toEqual([]);
  expect(named.size).toBeGreaterThan(20);
});

test("a page loads one stylesheet and none of Gatsby's own files, and files of earlier builds are deleted", () => {
  const [sheet, ...others] = readdirSync(path.join(publicDir, "assets")).filter((file) => file.endsWith(".css"));
  expect(others).toEqual([]);
  expect(read(`assets/${sheet}`)).toMatch(/^@layer [\w, ]+;/);
  const sheets = (html: string) => html.match(/<link rel="stylesheet"/g)?.length ?? 0;
  const faults = htmlFiles(publicDir).flatMap((file) => {
    const html = read(file);
    const isRedirect = file !== "404.html" && !html.includes("stylesheet");
    return [
      sheets(html) === (isRedirect ? 0 : 1) ? [] : `${file}: ${sheets(html)} stylesheets`,
      /<style|page-data|webpack-runtime|___gatsby"><\/div>/.exec(html)?.map((found) => `${file}: ${found}`) ?? [],
    ].flat();
  });
  expect(faults).toEqual([]);
  const names = filesBelow(publicDir).filter((file) =>
    /page-data|app-data|chunk-map|webpack|-[0-9a-f]{20}\.js$/.test(file),
  );
  expect(names).toEqual([]);
});

test("offline reading costs a first visit less than 4 kB, because the service worker needs no other file", () => {
  const worker = read("sw.js");
  expect(gzipSync(worker).length).toBeLessThan(4_000);
  // The worker shows the offline message inside the page that registered it, so it need not fetch a
  // page for the message.
  expect(worker).not.toMatch(/\.add(?:All)?\(/);
});

test("files for authors, and comment providers that site.yml does not name, are not deployed", () => {
  const code = filesBelow(publicDir).filter((file) => /\.(?:js|html|css)$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  const found = code.filter((file) => /___author|giscus\.app|utteranc\.es|author-problems/.test(read(file)));
  expect(found).toEqual([]);
});
