import { withoutPrefixes } from "../../../../src/content/docs/file/doc-fields";
import { basename, dirname, joinPath } from "../../../../src/lib/paths";
import { stringOf } from "../../data";
import type { YamlMap } from "../../model";

/** Whether number prefixes, as in `01-intro`, are removed from names. */
type Prefixes = "stripped" | "kept";

interface DocNames {
  /** The page's id in sidebars. */
  readonly id: string;
  /** The page's address inside the docs, with a leading slash. */
  readonly slug: string;
}

/**
 * Returns the id and address of a docs page by Docusaurus' rules.
 * https://docusaurus.io/docs/create-doc#doc-urls
 * @param inDocs path in the docs folder, without extension
 */
export function docNames(inDocs: string, data: YamlMap, prefixes: Prefixes): DocNames {
  const plain =
    prefixes === "stripped" && data.parse_number_prefixes !== false ? withoutPrefixes : (path: string) => path;
  const folder = plain(dirname(inDocs));
  const written = basename(inDocs);
  const name = plain(written);
  const id = stringOf(data.id) ?? name;
  const slug = stringOf(data.slug);
  const isIndex = /^(?:index|readme)$/i.test(name) || name.toLowerCase() === basename(folder).toLowerCase();
  const ownSlug = () => (slug === undefined && isIndex ? `/${folder}` : below(folder, slug ?? id));
  return {
    id: folder === "" ? id : `${folder}/${id}`,
    slug: slug?.startsWith("/") ? slug : ownSlug(),
  };
}

/** Resolves a relative slug, such as `../x`. */
function below(folder: string, slug: string): string {
  return decodeURI(new URL(encodeURI(slug), `http://x/${folder === "" ? "" : `${encodeURI(folder)}/`}`).pathname);
}

const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?$/;

/**
 * Returns the address of a post inside the blog, with a leading slash.
 * https://docusaurus.io/docs/blog#adding-posts
 */
export function postSlug(inBlog: string, data: YamlMap): string {
  const slug = stringOf(data.slug);
  if (slug !== undefined) return joinPath(slug);
  const { folder = "", date, text = "" } = dated.exec(inBlog)?.groups ?? {};
  if (date === undefined) return joinPath(inBlog.replace(/(?:^|\/)index$/, ""));
  return joinPath(...date.split(/[-/]/), folder, text);
}

/** Returns the address of a page in src/pages. */
export function pageAddress(inPages: string, data: YamlMap): string {
  return joinPath(stringOf(data.slug) ?? inPages.replace(/(^|\/)index$/, "$1"));
}
