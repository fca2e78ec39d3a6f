import type { PagePlan } from "../../content/kind";
import type { Redirect } from "../../lib/paths";
import { contentFolder } from "../../markdown/testing/render";
import { deadRedirects, routeDiagnostics, staticAddresses } from "./check-routes";

test("a folder with an index page also has an address, with a trailing slash", () => {
  const folder = contentFolder({ "favicon.svg": "", "演示/index.html": "", "演示/a.js": "", "演示/b/page.html": "" });
  expect(staticAddresses(folder)).toEqual([
    "/favicon.svg",
    "/演示/a.js",
    "/演示/b/page.html",
    "/演示/",
    "/演示/index.html",
  ]);
  expect(staticAddresses("/nowhere")).toEqual([]);
});

test("names redirects to an address of this site that nothing serves, and the near one", () => {
  const redirects = placed([
    { from: "/a", to: "/关于" },
    { from: "/b", to: "/%E5%85%B3%E4%BA%8E/#top" },
    { from: "/c", to: "/about.html" },
    { from: "/d", to: "https://elsewhere.example/x" },
    { from: "/e", to: "/abuot" },
    { from: "/f", to: "/en/draft" },
    { from: "/g", to: "/docs/wip" },
  ]);
  const found = deadRedirects(redirects, new Set(["/关于", "/about"]), new Map([["docs/wip.md", "/docs/wip"]]));
  expect(found.map(({ field, line, fix }) => [field, line, fix])).toEqual([
    ["redirects.4", 14, "是否想写/about？"],
    ["redirects.5", 15, "改成现有的地址，或删去这一项"],
    ["redirects.6", 16, "写完后删去它的draft: true，或先删去这一项"],
  ]);
});

test("reports redirects that lead to each other, and not those that lead to a page by another redirect", () => {
  const redirects = placed([
    { from: "/a", to: "/b/" },
    { from: "/b", to: "/a" },
    { from: "/c", to: "/c#x" },
    { from: "/d", to: "/e" },
    { from: "/e", to: "/about" },
    { from: "/f", to: "/a" },
  ]);
  const routes = new Set(["/about", ...redirects.map(({ from }) => from)]);
  expect(deadRedirects(redirects, routes, new Map()).map(({ field, message }) => [field, message])).toEqual([
    ["redirects.0", "转来转去，到不了任何一页：/a → /b → /a"],
    ["redirects.1", "转来转去，到不了任何一页：/b → /a → /b"],
    ["redirects.2", "转来转去，到不了任何一页：/c → /c"],
  ]);
});

function placed(redirects: readonly Redirect[]) {
  return redirects.map((redirect, index) => ({
    ...redirect,
    place: { file: "site.yml", field: `redirects.${index}`, line: index + 10 },
  }));
}

test("reports a reserved address and an address with a forbidden character with different messages", () => {
  const page = (path: string) => ({ path, source: "pages/a.md" }) as PagePlan;
  const found = routeDiagnostics([page("/404"), page("/a?b")], []);
  expect(found.map(({ message }) => message)).toEqual([
    '地址"/404"是构建与主机自己用的，页面不能用它',
    '地址"/a?b"里不能有"?"',
  ]);
});
