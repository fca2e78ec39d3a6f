import { site } from "../../config/site";
import { makingSettings, settingsAsJson } from "./content-index";

test.each([
  ["the title", { ...site, title: "另一个" }],
  ["the navbar", { ...site, navbar: { left: [], right: [] } }],
  ["posts on a page", { ...site, blog: { ...site.blog, postsPerPage: 7 } }],
  ["a host of pictures", { ...site, security: { ...site.security, images: ["https://img.example"] } }],
])("reruns queries but keeps the nodes when %s changes", (_, changed) => {
  expect(makingSettings(changed)).toEqual(makingSettings(site));
  expect(settingsAsJson(changed)).not.toBe(settingsAsJson(site));
});

test.each([
  ["the path of the docs", { ...site, docs: { ...site.docs, routeBasePath: "notes" } }],
  ["the format", { ...site, markdown: { ...site.markdown, format: "mdx" as const } }],
  ["the path prefix", { ...site, baseUrl: "/notes/" }],
  ["a setting that nobody has judged", { ...site, novel: true }],
])("clears Gatsby's cache when %s changes", (_, changed) => {
  expect(makingSettings(changed)).not.toEqual(makingSettings(site));
});
