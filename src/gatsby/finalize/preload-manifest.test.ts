import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { preloadManifest } from "./preload-manifest";

const publicDir = mkdtempSync(path.join(tmpdir(), "files-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

function write(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true });
  writeFileSync(path.join(publicDir, file), JSON.stringify(content));
}

const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

beforeAll(() => {
  write("webpack.stats.json", {
    namedChunkGroups: {
      app: assets("app.css", "runtime-0.js", "app-0.js"),
      doc: assets("shared-1.js", "doc-2.js", "doc-2.css"),
      search: assets("search-3.js"),
      "search-modal": assets("search-modal-4.js", "4.css"),
    },
  });
  write("static/search-modal-5.css", {});
  write("page-data/app-data.json", { webpackCompilationHash: "3af6d453a1294389f33a" });
  const data = { componentChunkName: "doc", staticQueryHashes: ["77"] };
  write("page-data/docs/六/page-data.json", data);
  write("page-data/docs/a b/page-data.json", data);
  write("page-data/index/page-data.json", data);
});

test("a page preloads its template's scripts, its data and that of the static query in it", () => {
  const { preloadsOf } = preloadManifest(publicDir, "embedded");
  const common = (page: string) => ({
    scripts: ["shared-1.js", "doc-2.js"],
    data: [page, "page-data/sq/d/77.json"],
  });
  expect(preloadsOf("/docs/六/")).toEqual(common("page-data/docs/六/page-data.json"));
  expect(preloadsOf("/docs/a b")).toEqual(common("page-data/docs/a%20b/page-data.json"));
  expect(preloadsOf("/")).toEqual(common("page-data/index/page-data.json"));
  expect(preloadsOf("/gone")).toEqual({ scripts: [], data: [] });
});

test("every page preloads Gatsby's and the site's own scripts, and the compilation hash", () => {
  expect(preloadManifest(publicDir, "embedded")).toMatchObject({
    scripts: ["runtime-0.js", "app-0.js"],
    data: ["page-data/app-data.json"],
    build: "3af6d453a1294389f33a",
  });
});

test("a search preloads its window, and the index where it is our own", () => {
  const searchModal = ["search-modal-4.js", "4.css", "static/search-modal-5.css"];
  expect(preloadManifest(publicDir, "embedded")).toMatchObject({
    searchModal,
    searchIndex: ["search-3.js", "search/manifest.json"],
  });
  expect(preloadManifest(publicDir, "algolia")).toMatchObject({ searchModal, searchIndex: [] });
});

test("a folder without a build has nothing to preload but the list of the index", () => {
  expect(preloadManifest(path.join(publicDir, "gone"), "embedded")).toMatchObject({
    scripts: [],
    searchModal: [],
    searchIndex: ["search/manifest.json"],
  });
});
