import { type HostRules, hostRules } from "./host-rules";
import { nginxConf } from "./nginx-conf";
import { headersFile, redirectsFile } from "./static-host-files";
import { testSite } from "./testing";

const rules = (baseUrl = "/"): HostRules =>
  hostRules({
    site: { ...testSite, baseUrl },
    hashes: { scripts: ["'sha256-a'"], styles: [] },
    redirects: [{ from: "/old/六月", to: "/docs/六月" }],
    pagePaths: ["/", "/docs/六月", "/docs/Linux/", "/404/"],
    topFiles: ["app-0123456789abcdef0123.js", "app-0123456789abcdef0123.js.map", "sw.js", "index.html"],
  });

test("hashed files are kept for a year, and the service worker is not", () => {
  const file = headersFile(rules());
  expect(file).toContain("/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000, immutable");
  expect(file).toContain("/static/*\n  Cache-Control: public, max-age=31536000, immutable");
  expect(file).not.toContain("sw.js");
});

test("every path of both files stands in the folder of the host", () => {
  const paths = headersFile(rules("/notes/")).match(/^\/.*$/gm) ?? [];
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !path.startsWith("/notes/"))).toEqual([]);
  expect(redirectsFile(rules("/notes/"))).toBe("/notes/old/%E5%85%AD%E6%9C%88 /notes/docs/%E5%85%AD%E6%9C%88 301\n");
});

test("lines and numbers stay within what hosts read, and more is an error", () => {
  for (const line of headersFile(rules()).split("\n")) expect(line.length).toBeLessThan(2000);
  const many = Array.from({ length: 2001 }, (_, n) => ({ from: `/old/${n}`, to: "/" }));
  expect(() => redirectsFile({ ...rules(), redirects: many })).toThrow("2001 rules");
  const hashes = { scripts: Array.from({ length: 40 }, () => `'sha256-${"a".repeat(44)}'`), styles: [] };
  const input = { site: testSite, redirects: [], pagePaths: [], topFiles: [] };
  expect(() => hostRules({ ...input, hashes })).toThrow("different from page to page");
});

test("nginx gets the same headers, with the policy on pages only", () => {
  const conf = nginxConf(rules());
  expect(conf).toContain('add_header Strict-Transport-Security "max-age=63072000" always;');
  expect(conf).toMatch(/"~\^text\/html" "default-src 'none'; script-src 'self' 'sha256-a';/);
  expect(conf).toContain('location = "/old/六月" { return 301 /docs/%E5%85%AD%E6%9C%88$is_args$args; }');
});

test("a dollar in an address is no variable of nginx", () => {
  const conf = nginxConf({ ...rules(), redirects: [{ from: "/a", to: "/price$b" }] });
  expect(conf).toContain("return 301 /price%24b$is_args$args");
});
