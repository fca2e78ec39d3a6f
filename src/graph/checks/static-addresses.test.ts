import { contentFolder } from "../../article/testing/render";
import { staticAddresses } from "./static-addresses";

test("a folder with a page of its own has an address too, which ends with a slash", () => {
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
