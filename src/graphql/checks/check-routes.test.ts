import { contentFolder } from "../../markdown/testing/render";
import { deadRedirects, staticAddresses } from "./check-routes";

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
  const redirects = [
    { from: "/a", to: "/关于" },
    { from: "/b", to: "/%E5%85%B3%E4%BA%8E/#top" },
    { from: "/c", to: "/about.html" },
    { from: "/d", to: "https://elsewhere.example/x" },
    { from: "/e", to: "/abuot" },
    { from: "/f", to: "/en/draft" },
  ];
  const found = deadRedirects(redirects, new Set(["/关于", "/about"]), (field) => Number(field.split(".")[1]) + 10);
  expect(found.map(({ field, line, fix }) => [field, line, fix])).toEqual([
    ["redirects.4", 14, "是否想写/about？"],
    ["redirects.5", 15, "改成现有的地址，或删去这一项"],
  ]);
});
