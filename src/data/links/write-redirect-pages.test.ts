import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { site } from "../../config/site";
import { writeRedirectPages } from "./write-redirect-pages";

const publicDir = mkdtempSync(path.join(tmpdir(), "redirects-"));
const page = (address: string) => path.join(publicDir, address, "index.html");

afterAll(() => rmSync(publicDir, { recursive: true }));

test("an alias leads to its page, until it is no longer one; other pages stay", () => {
  mkdirSync(path.join(publicDir, "docs"));
  writeFileSync(page("docs"), "<p>正文</p>");
  writeRedirectPages(publicDir, { ...site, baseUrl: "/notes/" }, [{ from: "/old/六月", to: "/docs/六月" }]);
  expect(readFileSync(page("old/六月"), "utf8")).toContain("url=/notes/docs/%E5%85%AD%E6%9C%88");
  writeRedirectPages(publicDir, site, [{ from: "/older", to: "/docs" }]);
  expect([existsSync(page("old/六月")), existsSync(page("older")), existsSync(page("docs"))]).toEqual([
    false,
    true,
    true,
  ]);
});
