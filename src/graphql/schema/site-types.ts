import { z } from "zod";
import { publishedSettings } from "../site/site-metadata";
import { graphqlFields, type Part } from "./graphql-fields";

/**
 * Returns the GraphQL type of an object, followed by the types of the objects inside it.
 * @param more further fields of the outermost type, in GraphQL's schema language
 */
function typesOf(name: string, { description, properties = {} }: Part, more = ""): string {
  const within: string[] = [];
  const fields = graphqlFields(properties, (key, part) => {
    const type = `Site${key.replace(/^./, (first) => first.toUpperCase())}`;
    within.push(typesOf(type, part));
    return type;
  });
  return [`${JSON.stringify(description)} type ${name} @dontInfer {`, ...fields, more, "}", ...within].join("\n");
}

const resolved = /* GraphQL */ `
  "The picture beside the title. | 标题旁的图。" logo: SiteLogo!
  "A line at the top of every page; null where there is none. | 每页顶上的一行；没有就是null。" announcement: SiteAnnouncement
  "The sharing picture of pages without one of their own. | 分享时的图，给没有自己的图的页。" picture: SocialPicture!
  "The navbar, with its addresses. | 顶栏，地址已算好。" navbar: SiteNavbar!
  "The footer. | 页脚。" footer: SiteFooter!
`;

/**
 * GraphQL types of `site { siteMetadata { … } }`, and of the pictures that social networks show
 * with a link.
 */
export const siteSchema = /* GraphQL */ `
  ${typesOf("SiteSiteMetadata", z.toJSONSchema(publishedSettings, { unrepresentable: "any" }) as Part, resolved)}

  "The picture beside the title: a drawing in the page, or a file. | 标题旁的图：页面里的一幅画，或一个文件。"
  type SiteLogo @dontInfer {
    "The content of the SVG; null for a file. | SVG里面的内容；文件就是null。" drawing: String
    "The viewBox of the SVG; empty for a file. | SVG的viewBox；文件就是空的。" viewBox: String!
    "Address of the file inside the site; null for a drawing. | 文件在本站的地址；画就是null。" src: String
    "Address of the one for dark mode. | 深色时的那一张的地址。" srcDark: String
    "What it shows; empty if the title beside it says so. | 画的是什么；旁边的标题已经说清楚就是空的。" alt: String!
    "Width in the navbar, in pixels. | 在顶栏里的宽，像素。" width: Int!
    "Height in the navbar, in pixels. | 在顶栏里的高，像素。" height: Int!
  }

  "A line at the top of every page. | 每页顶上的一行公告。"
  type SiteAnnouncement @dontInfer {
    "Name by which a browser remembers that it was closed. | 浏览器记住它已关掉，用的名字。" id: String!
    "Its text. | 它的文字。" html: String!
    "Whether readers can close it. | 读者能不能关掉。" closeable: Boolean!
  }

  "The navbar. | 顶栏。"
  type SiteNavbar @dontInfer {
    "The items beside the title. | 标题旁的项目。" left: [SiteNavbarItem!]!
    "The items at the other end. | 另一头的项目。" right: [SiteNavbarItem!]!
  }

  "An item of the navigation, with its address. | 导航里的一项，地址已算好。"
  type SiteNavbarItem @dontInfer {
    "link, docSidebar or dropdown. | link、docSidebar或dropdown。" type: String!
    "Text to show. | 显示的文字。" label: String!
    "Address inside this site. | 本站的地址。" to: String
    "Address at another site. | 别处的地址。" href: String
    "The sidebar whose landing page it opens. | 通向哪个侧边栏的首页。" sidebarId: String
    "The links of a dropdown. | 下拉的链接。" items: [SiteNavbarItem!]!
  }

  "The footer. | 页脚。"
  type SiteFooter @dontInfer {
    "Columns of links. | 几栏链接。" columns: [SiteFooterColumn!]!
    "The line below the columns. | 各栏下面的一行。" copyright: String!
    "Chinese licences, with their links. | 备案号，各自链到哪里。" filings: [SiteFiling!]!
  }

  "A Chinese licence. | 一个备案号。"
  type SiteFiling @dontInfer {
    "The licence. | 备案号。" label: String!
    "Where it is registered. | 链到的地址。" href: String!
  }

  "A column of links. | 一栏链接。"
  type SiteFooterColumn @dontInfer {
    "Title of the column. | 这一栏的标题。" title: String!
    "Links of the column. | 这一栏的链接。" items: [SiteNavbarItem!]!
  }

  """
  The picture of a page where somebody shares it: the one its front matter names, else one drawn from its title, or the site's. |
  分享页面时的图：front matter写的那一张，没有就由标题画成，或用全站的。
  """
  type SocialPicture @dontInfer {
    "Full address. | 完整的地址。" url: String!
    "In pixels; null for a picture of another site. | 像素；别的网站的图就是null。" width: Int
    "In pixels; null for a picture of another site. | 像素；别的网站的图就是null。" height: Int
    "What it shows, in words. | 图里是什么，用文字说。" alt: String!
    "What is drawn; null for a picture that the front matter names. | 画的是什么；front matter写的图就是null。" card: SocialCard
  }

  "What a drawn picture says. | 画成的图上的文字。"
  type SocialCard @dontInfer {
    "Address of the file inside the site. It changes with what is drawn. | 文件在站内的地址，随所画的内容而变。" path: String!
    "Title of the page. | 页面的标题。" title: String!
    "Where it belongs: an area of the docs, or the blog and the day. | 它属于哪里：文档的分区，或博客与日期。" label: String!
  }
`;
