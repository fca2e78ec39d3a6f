import { type HostRules, hostRules } from "./host-rules";
import { nginxConf } from "./nginx-conf";
import { headersFile, redirectsFile, shortPolicy } from "./static-host-files";
import { testSite } from "./testing/test-site";

const rules = (baseUrl = "/"): HostRules =>
  hostRules({
    site: { ...testSite, baseUrl },
    hashes: ["'sha256-a'"],
    redirects: [{ from: "/old/六月", to: "/docs/六月" }],
    pagePaths: ["/", "/docs/六月", "/docs/Linux/", "/404/"],
  });

test("hashed files are cached for a year, and the service worker is not", () => {
  const file = headersFile(rules()).text;
  expect(file).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
  expect(file).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable");
  expect(file).not.toContain("sw.js");
});

test("every path of both files is below the host's folder for the site", () => {
  const paths = headersFile(rules("/notes/")).text.match(/^\/.*$/gm) ?? [];
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !path.startsWith("/notes/"))).toEqual([]);
  expect(redirectsFile(rules("/notes/")).text).toBe(
    "/notes/old/%E5%85%AD%E6%9C%88 /notes/docs/%E5%85%AD%E6%9C%88 301\n",
  );
});

test("every Atom feed gets its media type from one rule, however many feeds there are", () => {
  const feed = (file: string) => file.match(/^.*atom\\?\.xml.*$/gm);
  expect(feed(headersFile(rules("/notes/")).text)).toEqual(["/notes/*atom.xml"]);
  expect(feed(nginxConf(rules()))).toEqual([
    "    location ~ atom\\.xml$ { types { } default_type application/atom+xml; }",
  ]);
});

test("the files of this site stay within Cloudflare's limits", () => {
  expect([headersFile(rules()).warning, redirectsFile(rules()).warning]).toEqual([null, null]);
});

test("keeps redirects above Cloudflare's limit for Netlify, and warns about them", () => {
  const redirects = Array.from({ length: 2001 }, (_, n) => ({ from: `/old/${n}`, to: "/" }));
  const { text, warning } = redirectsFile({ ...rules(), redirects });
  expect(text.trim().split("\n")).toHaveLength(2001);
  expect(warning).toContain("2001");
});

test("shortens a policy only in the file for Cloudflare, which limits its length", () => {
  const scripts = Array.from({ length: 40 }, () => `'sha256-${"a".repeat(44)}'`);
  const long = hostRules({
    site: testSite,
    hashes: scripts,
    redirects: [],
    pagePaths: [],
  });
  const { text, warning } = headersFile(long);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(2000);
  expect(text).toContain(`Content-Security-Policy: ${shortPolicy}\n`);
  expect(warning).not.toBeNull();
  expect(nginxConf(long)).toContain(scripts[0]);
});

test("nginx serves pages at the address that trailingSlash sets", () => {
  const confOf = (trailingSlash: boolean) => nginxConf({ ...rules("/notes/"), trailingSlash });
  expect(confOf(true)).toMatch(/keeps_slash \{\s+default 1;/);
  expect(confOf(true)).toContain("rewrite ^(.*?)/?$ $1/ permanent;");
  expect(confOf(false)).toContain("try_files $uri $uri.html $uri/index.html =404;");
  expect(confOf(false)).toContain("$document_root/notes$flat_page/fragment.json");
});

test("no file upgrades requests to https, so that a page can be served over plain http", () => {
  for (const file of [nginxConf(rules()), headersFile(rules()).text]) expect(file).not.toContain("upgrade-insecure");
});

test("nginx sends the same headers, and the policy only with pages", () => {
  const conf = nginxConf(rules());
  expect(conf).toContain('1 "max-age=63072000";');
  expect(conf).toContain("add_header Strict-Transport-Security $header_strict_transport_security always;");
  expect(conf).toMatch(/"~\^0\(\?:text\/html[^"]+" "default-src 'none'; script-src 'strict-dynamic' 'sha256-a';/);
  expect(conf).toContain('location = "/old/六月" { return 301 /docs/%E5%85%AD%E6%9C%88$is_args$args; }');
});

test("every host sends a policy with files that articles link to, which stops scripts in them", () => {
  const policy = "sandbox; default-src 'none'";
  expect(nginxConf(rules("/notes/"))).toContain('"~^/notes/static/files/" 1;');
  expect(nginxConf(rules())).toContain(`"~^1" "${policy}";`);
  expect(headersFile(rules("/notes/")).text).toContain(`/notes/static/files/*\n  Content-Security-Policy: ${policy}\n`);
});

test("redirects to another site keep its address, and a query of the target stays alone", () => {
  const redirects = [{ from: "/o", to: "https://else.example/x?a=1;b" }];
  expect(redirectsFile({ ...rules("/notes/"), redirects }).text).toBe("/notes/o https://else.example/x?a=1;b 301\n");
  expect(nginxConf({ ...rules("/notes/"), redirects })).toContain("return 301 https://else.example/x?a=1%3Bb;");
});

test("nginx does not read a dollar in an address as a variable", () => {
  const conf = nginxConf({ ...rules(), redirects: [{ from: "/a", to: "/price$b" }] });
  expect(conf).toContain("return 301 /price%24b$is_args$args");
});
