import { type PostFields, postFields } from "../blog/post-fields";
import { type DocFields, docFields } from "../docs/file/doc-fields";
import { pageFields, type SinglePageFields } from "../pages/pages-kind";
import { contentFile } from "./content-file";

/** Fields of a docs page, read from a file with this front matter. */
export function docOf(file: string, frontMatter = "draft: false", body = "正文"): DocFields {
  return required(docFields(contentFile(file, `---\n${frontMatter}\n---\n${body}`), "docs").fields);
}

/** Fields of a post, read from a file with this front matter. */
export function postOf(
  file: string,
  frontMatter = "draft: false",
  body = "预览\n\n{/* truncate */}\n\n正文",
): PostFields {
  const source = contentFile(file, `---\n${frontMatter}\n---\n${body}`);
  return required(postFields(source, { routeBasePath: "blog", firstCommit: null }).fields);
}

/** Fields of a single page, read from a file with this front matter. */
export function pageOf(file: string, frontMatter = "draft: false"): SinglePageFields {
  return required(pageFields(contentFile(file, `---\n${frontMatter}\n---\n正文`)).fields);
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error("the fixture is not valid");
  return value;
}
