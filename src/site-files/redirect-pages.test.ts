import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { site } from "../config/site";
import { redirectPage, writeRedirectPages } from "./redirect-pages";

const publicDir = mkdtempSync(path.join(tmpdir(), "redirects-"));

test("an alias redirects to its page, also with a path prefix", () => {
  writeRedirectPages(publicDir, { ...site, baseUrl: "/notes/" }, [{ from: "/old/六月", to: "/docs/六月" }]);
  expect(readFileSync(path.join(publicDir, "old/六月/index.html"), "utf8")).toContain(
    "url=/notes/docs/%E5%85%AD%E6%9C%88",
  );
});

test("redirects to another site, and to a place on a page", () => {
  const redirects = [
    { from: "/a", to: "https://else.example/x y?q=1" },
    { from: "/b", to: "/docs/六月#节" },
  ];
  writeRedirectPages(publicDir, { ...site, baseUrl: "/notes/", url: "https://own.example" }, redirects);
  const page = (name: string) => readFileSync(path.join(publicDir, name, "index.html"), "utf8");
  expect(page("a")).toContain('url=https://else.example/x%20y?q=1"');
  expect(page("a")).toContain('rel="canonical" href="https://else.example/x%20y?q=1"');
  expect(page("b")).toContain("url=/notes/docs/%E5%85%AD%E6%9C%88#%E8%8A%82");
});

test("an old address also redirects with a trailing slash when the site uses none", () => {
  writeRedirectPages(publicDir, { ...site, trailingSlash: false }, [{ from: "/zh", to: "/docs" }]);
  for (const file of ["zh.html", "zh/index.html"])
    expect(readFileSync(path.join(publicDir, file), "utf8")).toContain("url=/docs");
});

test("escapes markup in an address, and allows only the page's script in its policy", () => {
  writeRedirectPages(publicDir, site, [{ from: "/old/b", to: '/docs/<script>alert(1)</script>"' }]);
  const page = readFileSync(path.join(publicDir, "old/b/index.html"), "utf8");
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/g)].map(([, code = ""]) => code);
  expect(scripts).toHaveLength(1);
  expect(page.match(/<script/g)).toHaveLength(1);
  const hash = createHash("sha256").update(String(scripts[0])).digest("base64");
  expect(page).toContain(`content="default-src 'none'; script-src 'sha256-${hash}'"`);
});

test.each([
  ["/docs/a", "?q=1", "#x", "https://own.example/docs/a?q=1#x"],
  ["/docs/a", "", "", "https://own.example/docs/a"],
  ["/docs/a?b#c", "?q=1", "#x", "https://own.example/docs/a?b#c"],
])("a redirect to %s keeps the query %j and the hash %j that the target lacks", (to, search, hash, expected) => {
  const code = /<script>(.*)<\/script>/.exec(redirectPage(to, to))?.[1] ?? "";
  const replace = jest.fn();
  const link = { href: `https://own.example${to}` };
  new Function("document", "location", code)({ querySelector: () => link }, { search, hash, replace });
  expect(String(replace.mock.lastCall?.[0])).toBe(expected);
});
