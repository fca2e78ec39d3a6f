import { docOf, pageOf, postOf } from "../../content/testing/fields";
import { withComments } from "./plan-pages";

const pages = [
  postOf("blog/2021-07-30-a.mdx"),
  postOf("blog/2021-07-31-b.mdx", "comments: false"),
  docOf("docs/a.mdx"),
  pageOf("pages/about.mdx"),
];
const plans = pages.map(({ path, file }) => ({ path, template: "x", source: file, context: {} }));
const discussed = (on: ("blog" | "docs")[]) =>
  withComments(plans, pages, { on })
    .filter(({ context }) => context["comments"])
    .map(({ source }) => source);

test("allows comments on pages of the kinds that site.yml lists, unless front matter turns them off", () => {
  expect(discussed(["blog"])).toEqual(["blog/2021-07-30-a.mdx"]);
  expect(discussed(["blog", "docs"])).toEqual(["blog/2021-07-30-a.mdx", "docs/a.mdx"]);
});

test("adds nothing to the page data when comments are off", () => {
  expect(withComments(plans, pages, null)).toEqual(plans);
});
