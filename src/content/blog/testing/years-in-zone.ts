// years-in-zone.test.ts runs this file in child processes with other time zones. It prints the
// groups as JSON.

import { postsByYear } from "../../../lib/lists";
import { contentFile } from "../../testing/content-file";
import { newestFirst } from "../blog-catalog";
import { postFields } from "../post-fields";

const dates = [
  "2021-12-31",
  "2022-01-01",
  "2021-12-31T23:59:59Z",
  "2022-01-01T00:00:00Z",
  "2022-01-01T07:59:59+08:00",
  "2021-12-31T16:00:00-08:00",
];

const posts = dates.map((date, index) => {
  const source = contentFile(`blog/post-${index}.mdx`, `---\ndate: ${date}\n---\n{/* truncate */}`);
  return postFields(source, { routeBasePath: "blog", firstCommit: null }).fields;
});

const groups = postsByYear(newestFirst(posts.filter((post) => post !== null)));
process.stdout.write(`${JSON.stringify(groups.map(({ year, posts }) => [year, posts.map(({ path }) => path)]))}\n`);
