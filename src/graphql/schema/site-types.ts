import { z } from "zod";
import { publishedSettings } from "../site/site-metadata";
import { graphqlFields, type Part } from "./graphql-fields";

/**
 * Returns the GraphQL type of an object, followed by the types of the objects inside it. Fields
 * have their descriptions.
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
  "标题旁的图。" logo: SiteLogo!
  "每页顶上的一行；没有就是null。" announcement: SiteAnnouncement
  "分享时的图，给没有自己的图的页。" picture: SocialPicture!
  "顶栏，地址已算好。" navbar: SiteNavbar!
  "页脚。" footer: SiteFooter!
`;

/**
 * GraphQL types of `site { siteMetadata { … } }`, and of the pictures that social networks show
 * beside a link.
 */
export const siteSchema = /* GraphQL */ `
  ${typesOf("SiteSiteMetadata", z.toJSONSchema(publishedSettings, { unrepresentable: "any" }) as Part, resolved)}

  "标题旁的图：页面里的一幅画，或一个文件。"
  type SiteLogo @dontInfer {
    "SVG里面的内容；文件就是null。" drawing: String
    "SVG的viewBox；文件就是空的。" viewBox: String!
    "文件在本站的地址；画就是null。" src: String
    "深色时的那一张的地址。" srcDark: String
    "画的是什么；旁边的标题已经说清楚就是空的。" alt: String!
    "在顶栏里的宽，像素。" width: Int!
    "在顶栏里的高，像素。" height: Int!
  }

  "每页顶上的一行公告。"
  type SiteAnnouncement @dontInfer {
    "浏览器记住它已关掉，用的名字。" id: String!
    "它的文字。" html: String!
    "读者能不能关掉。" closeable: Boolean!
  }

  "顶栏。"
  type SiteNavbar @dontInfer {
    "标题旁的项目。" left: [SiteNavbarItem!]!
    "另一头的项目。" right: [SiteNavbarItem!]!
  }

  "导航里的一项，地址已算好。"
  type SiteNavbarItem @dontInfer {
    "link、docSidebar或dropdown。" type: String!
    "显示的文字。" label: String!
    "本站的地址。" to: String
    "别处的地址。" href: String
    "通向哪个侧边栏的首页。" sidebarId: String
    "下拉的链接。" items: [SiteNavbarItem!]!
  }

  "页脚。"
  type SiteFooter @dontInfer {
    "几栏链接。" columns: [SiteFooterColumn!]!
    "各栏下面的一行。" copyright: String!
    "备案号，各自链到哪里。" filings: [SiteFiling!]!
  }

  "一个备案号。"
  type SiteFiling @dontInfer { label: String! href: String! }

  "一栏链接。"
  type SiteFooterColumn @dontInfer {
    "这一栏的标题。" title: String!
    "这一栏的链接。" items: [SiteNavbarItem!]!
  }

  "The picture of a page where somebody shares it: the one its front matter names, else one drawn from its title, or the site's."
  type SocialPicture @dontInfer {
    "Full address." url: String!
    "In pixels; null for a picture of another site." width: Int
    "In pixels; null for a picture of another site." height: Int
    "What it shows, in words." alt: String!
    "What is drawn; null for a picture that the front matter names." card: SocialCard
  }

  "What a drawn picture says."
  type SocialCard @dontInfer {
    "Address of the file inside the site. It changes with what is drawn." path: String!
    "Title of the page." title: String!
    "Where it belongs: an area of the docs, or the blog and the day." label: String!
  }
`;
