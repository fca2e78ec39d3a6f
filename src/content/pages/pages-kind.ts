import { text } from "../../config/fields";
import { joinPath } from "../../lib/paths";
import { searchText } from "../../text/texts";
import { type Checked, type ContentFile, checkPage, frontMatter, hideTitle, pathInKind } from "../files/common-fields";
import { storedFields } from "../files/stored-fields";
import { type ContentKind, type ContentPage, type KindCatalog, pagePlan } from "../kind";
import { pagesQuery } from "./pages-query";

/** All front matter fields of a single page. */
export const pageFrontMatter = frontMatter.safeExtend({
  ...hideTitle,
  wrapperClassName: text.optional(),
});

/** Stored fields of a `SinglePage` node. */
export type SinglePageFields = ContentPage & { readonly name: string; readonly hideTitle: boolean };

/** Validates a page in content/pages. Its address is its slug, or its path in content/pages. */
export function singlePageFields(source: ContentFile): Checked<SinglePageFields> {
  const name = pathInKind(source.file);
  return checkPage(pageFrontMatter, source, (value) => ({
    name,
    path: joinPath(value.slug ?? name.replace(/(^|\/)index$/, "$1")),
    title: value.title ?? source.openingTitle ?? name,
    ...storedFields(hideTitle, value),
  }));
}

/** Returns a catalog without data, because no single page depends on another. */
const pagesCatalog = () => ({ diagnostics: [] });

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
    allSinglePage.nodes.map(({ path, file }) => pagePlan("single-page", path, file, { file })),
  label: () => searchText.areas.pages,
  check: singlePageFields,
  catalog: pagesCatalog,
};
