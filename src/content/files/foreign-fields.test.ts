import { postFields } from "../blog/post-fields";
import { docFields } from "../docs/file/doc-fields";
import { contentFile, messages } from "../testing/content-file";

const docMessages = (field: string) =>
  messages(docFields(contentFile("docs/a.md", `---\n${field}\n---\n正文`), "docs").diagnostics);
const postMessages = (field: string) =>
  messages(
    postFields(contentFile("blog/2021-07-30-a.md", `---\n${field}\n---\n一\n\n<!-- truncate -->\n\n二`), {
      routeBasePath: "blog",
      firstCommit: null,
    }).diagnostics,
  );

test.each([
  ["order: 3", "sidebar_position: 3"],
  ["nav_order: 3", "sidebar_position: 3"],
  ["toc: false", "hide_table_of_contents: true"],
  ["tableOfContents: false", "hide_table_of_contents: true"],
  ["hide: [toc, navigation]", "hide_table_of_contents: true与displayed_sidebar: null"],
  ["prev: false", "pagination_prev: null"],
  ["next: /guide/b.md", "pagination_next: guide/b"],
  ["redirect_from: /old", "aliases: [/old]"],
  ["sidebar: { label: 短, order: 2 }", "sidebar_label: 短与sidebar_position: 2"],
  ["outline: [2, 3]", "toc_min_heading_level: 2与toc_max_heading_level: 3"],
  ["outline: deep", "toc_min_heading_level: 2与toc_max_heading_level: 6"],
  ["editLink: false", "custom_edit_url: null"],
  ["author: 小明", "last_update: { author: 小明 }"],
])("%s of another generator is reported with %s", (field, own) => {
  expect(docMessages(field)).toEqual([expect.stringContaining(`→ 改写成${own}，或删去`)]);
});

test.each([
  ["robots: noindex, follow", "noindex: true"],
  ["noIndex: true", "noindex: true"],
  ["sitemap: false", "noindex: true"],
  ["search: { exclude: true }", "search: false"],
  ["pagefind: false", "search: false"],
])("%s kept a page out of searches, so it is an error that names %s", (field, own) => {
  expect(docMessages(field)).toEqual([expect.stringMatching(new RegExp(`^error: .*→ .*${own}`, "s"))]);
});

test.each(["math: true", "layout: doc", "toc: true", "robots: index", "sitemap: true"])(
  "%s has no meaning here, and no similar field is suggested",
  (field) => {
    expect(docMessages(field)).toEqual([expect.stringMatching(/^warning: .*→ 删去这一行$/s)]);
  },
);

test.each(["hide_reading_time: true", "sidebar_label: 短", "order: 3"])(
  "%s of a post is reported as ignored",
  (field) => {
    expect(postMessages(field)).toEqual([
      expect.stringMatching(/^warning: .*没有这个字段，已忽略\n {4}→ 删去这一行$/s),
    ]);
  },
);
