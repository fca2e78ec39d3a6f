import { contentFile, messages } from "../testing/content-file";
import { pageOf } from "../testing/fields";
import { pageFields } from "./page-fields";

test("a page's address is its name, its folder or its slug", () => {
  expect(pageOf("pages/about.mdx").path).toBe("/about");
  expect(pageOf("pages/now/index.mdx").path).toBe("/now/");
  expect(pageOf("pages/about.mdx", "slug: me").path).toBe("/me");
});

test("a page is checked like every other kind", () => {
  const { fields, problems } = pageFields(contentFile("pages/a.mdx", "---\ntitle: []\nhide_titel: true\n---\n"));
  expect(fields).toBeNull();
  expect(messages(problems).join("\n")).toContain("did you mean hide_title?");
  expect(messages(problems).join("\n")).toContain("pages/a.mdx:2 title: is []");
});
