import { type PostFields, postFields } from "../blog/post-fields";
import { type DocFields, docFields } from "../docs/file/doc-fields";
import { type SinglePageFields, singlePageFields } from "../pages/pages-kind";
import { contentFile } from "./content-file";

/** Returns the fields of a docs page from a file with this front matter. */
export function docOf(file: string, frontMatter = "draft: false", body = "正文"): DocFields {
  return required(docFields(contentFile(file, `---\n${frontMatter}\n---\n${body}`), "docs").fields);
}

/** Returns the fields of a post from a file with this front matter. */
export function postOf(
  file: string,
  frontMatter = "draft: false",
  body = "预览\n\n{/* truncate */}\n\n正文",
): PostFields {
  const source = contentFile(file, `---\n${frontMatter}\n---\n${body}`);
  return required(postFields(source, { routeBasePath: "blog", firstCommit: null }).fields);
}

/** Returns the fields of a single page from a file with this front matter. */
export function pageOf(file: string, frontMatter = "draft: false"): SinglePageFields {
  return required(singlePageFields(contentFile(file, `---\n${frontMatter}\n---\n正文`)).fields);
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error("the fixture is not valid");
  return value;
}
