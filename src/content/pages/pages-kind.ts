import { text } from "../../config/fields";
import { routeMessages } from "../../config/messages";
import { error } from "../../lib/diagnostic";
import { joinPath } from "../../lib/paths";
import { notFoundPath } from "../../shared/site-files";
import { pagesText, searchText } from "../../text/texts";
import { type Checked, type ContentFile, checkPage, frontMatter, hideTitle, pathInKind } from "../files/common-fields";
import { storedFields } from "../files/stored-fields";
import { type CatalogInput, type ContentKind, type ContentPage, type KindCatalog, pagePlan } from "../kind";
import { pagesQuery } from "./pages-query";

/** All front matter fields of a single page. */
export const pageFrontMatter = frontMatter.safeExtend({
  ...hideTitle,
  wrapperClassName: text.optional(),
});

/** Stored fields of a `SinglePage` node. */
export type SinglePageFields = ContentPage & { readonly name: string; readonly hideTitle: boolean };

/**
 * Validates a page in content/pages. Its address is its slug, or its path in content/pages. The
 * owner's 404 page is in no list, and search engines are asked not to index it.
 */
export function singlePageFields(source: ContentFile): Checked<SinglePageFields> {
  const name = pathInKind(source.file);
  return checkPage(pageFrontMatter, source, (value) => {
    const title = value.title ?? source.openingTitle;
    const own = { name, ...storedFields(hideTitle, value) };
    if (value.slug === undefined && /^404(?:\/index)?$/.test(name)) {
      return { ...own, path: notFoundPath, title: title ?? pagesText.notFound.title, listed: false, noindex: true };
    }
    return { ...own, path: joinPath(value.slug ?? name.replace(/(^|\/)index$/, "$1")), title: title ?? name };
  });
}

/**
 * Reports a second file for the 404 page. It has no plan, so that no other check finds the file.
 */
function pagesCatalog({ pages }: CatalogInput<SinglePageFields>): KindCatalog {
  const [first, ...others] = pages.filter(({ path }) => path === notFoundPath);
  return {
    diagnostics: others.map(({ file }) => error({ file }, routeMessages.taken(notFoundPath, first?.file ?? ""))),
  };
}

/** `content/pages`: pages that belong to no list. */
export const pages: ContentKind<SinglePageFields, KindCatalog, Queries.SinglePagesQuery> = {
  folder: "pages",
  nodeType: "SinglePage",
  storedFields: hideTitle,
  description:
    "A page that belongs to no list: about, resume, friend links. From content/pages. | 不属于任何列表的一页：关于、简历、友链。来自content/pages。",
  typeFields: /* GraphQL */ `
    "File name without extension. | 文件名，不带扩展名。" name: String!
  `,
  otherTypes: /* GraphQL */ `
    "A site worth visiting, from content/friends.yml. | 值得一看的网站，来自content/friends.yml。"
    type Friend implements Node @dontInfer {
      "Name of the site. | 网站的名字。" name: String!
      "Address of the site. | 网站的地址。" url: String!
      "What one goes there for, in a sentence. | 去那里看什么，一句话。" description: String!
      "Order in the file, from 0. | 在文件里的顺序，从0数起。" position: Int!
      "Picture, a file of the content folder. | 图片，内容目录里的文件。" avatar: File @link(by: "absolutePath")
    }
  `,
  dataTypes: [],
  pagesQuery,
  planPages: ({ allSinglePage }) =>
    allSinglePage.nodes
      .filter(({ path }) => path !== notFoundPath)
      .map(({ path, file }) => pagePlan("single-page", path, file, { file })),
  label: () => searchText.areas.pages,
  check: singlePageFields,
  catalog: pagesCatalog,
};
