import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { site } from "../config/site";
import { writeRedirectPages } from "./redirect-pages";

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

test("escapes markup in an address, and allows nothing in the page's policy", () => {
  writeRedirectPages(publicDir, site, [{ from: "/old/b", to: '/docs/<script>alert(1)</script>"' }]);
  const page = readFileSync(path.join(publicDir, "old/b/index.html"), "utf8");
  expect(page).not.toContain("<script");
  expect(page).toContain(`content="default-src 'none'"`);
});
