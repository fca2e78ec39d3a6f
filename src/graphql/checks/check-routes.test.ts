import { contentFolder } from "../../markdown/testing/render";
import { staticAddresses } from "./check-routes";

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
