import { z } from "zod";
import { pageFields } from "../../content/files/common-fields";
import { camelCase, type StoredShape } from "../../content/files/stored-fields";
import type { ContentKind } from "../../content/kind";
import { graphqlFields, type Part } from "./graphql-fields";

/** Returns the GraphQL fields of stored front matter. */
function storedTypeFields(shape: StoredShape): string {
  const { properties = {} } = z.toJSONSchema(z.object(shape), { io: "output" }) as Part;
  const named = Object.entries(properties).map(([name, part]) => [camelCase(name), part] as const);
  const noObject = (name: string) => {
    throw new Error(`The front matter field ${name} is an object: declare its GraphQL type beside its kind`);
  };
  return graphqlFields(Object.fromEntries(named), noObject).join("\n");
}

/** Fields of every page, regardless of its kind. */
const pageTypeFields = /* GraphQL */ `
    ${storedTypeFields(pageFields)}
    "Folder of the content folder that the file is in: docs, blog, pages. | 文件在内容目录的哪个文件夹里：docs、blog、pages。"
    kind: String!
    "Path of the file below the content folder. | 文件在内容目录里的路径。" file: String!
    "Address inside the site, decoded, without the path prefix. | 站内的地址，已解码，不带路径前缀。" path: String!
    """
    From front matter, else the heading that opens the text, else the file name. |
    front matter里的标题；没有就是正文开头的一级标题，再没有就是文件名。
    """
    title: String!
    "Language of the title in lists; null where it is the site's. | 列表里标题的语言；与网站的相同就是null。" titleLang: String
    "From front matter, else the beginning of the text. | front matter里的description；没有就是正文的开头。" description: String!
    "The description of the front matter; null where there is none. | front matter里的description；没有就是null。"
    descriptionText: String
    "Neither draft nor unlisted. | 既不是草稿，也不是未列出。" listed: Boolean!
    "The rendered text. | 渲染好的正文。" article: Article!
    "Listed pages whose text links to this one. | 正文链接到这一页的、列出的页面。" backlinks: [Backlink!]!
    "Whether a listed page links to this one; a page without is an orphan. | 有没有列出的页面链接到这一页；没有的是孤立的页面。"
    hasBacklinks: Boolean!
    """
    A drawing of the pages around this one and their links, as HTML; null where it has fewer than two such neighbours. |
    一张图，画出这一页周围的页面与它们之间的链接，HTML；邻居少于两个就是null。
    """
    net: String
    "The links in the text, in reading order, to other pages and to other sites. | 正文里通向别的页面与别的网站的链接，照阅读的顺序。"
    outgoingLinks: [OutgoingLink!]!
    """
    Up to five listed pages about the same things, by their words, links and tags, the nearest first. |
    讲同样内容的至多五个列出的页面，按用词、链接与标签算，最近的在前。
    """
    related: [PageLink!]!
    "The pictures in the text, in reading order; those that are missing are left out. | 正文里的图片，照阅读的顺序；不存在的不算。"
    pictures: [ArticlePicture!]!
    """
    When the text last changed, from front matter or git; null outside a repository. |
    正文最近何时修改，来自front matter或git；不在仓库里就是null。
    """
    lastUpdate: LastUpdate
    "When the author last verified the text; null where front matter does not say. | 作者最近何时核对过正文；front matter没有写就是null。"
    checked: Checked
    """
    Where the file can be edited: what its front matter says, else the site's editor; null where there is none. |
    在哪里编辑这个文件：front matter写的地址，没有就用网站的编辑链接；都没有就是null。
    """
    editUrl: String
    "Picture for social networks. | 分享时的图。" socialPicture: SocialPicture!
`;

/** Returns the GraphQL type for a kind's pages. */
export function pageType({ nodeType, description, storedFields = {}, typeFields }: ContentKind): string {
  return `"${description}"
  type ${nodeType} implements Node & ContentPage @dontInfer @childOf(types: ["Mdx"]) {
    id: ID!
    ${pageTypeFields}
    ${storedTypeFields(storedFields)}
    ${typeFields}
  }`;
}

/** GraphQL types that all kinds share. */
export const contentSchema = /* GraphQL */ `
  """
  A Markdown file as gatsby-plugin-mdx loads it, before its kind has checked it. Nothing is inferred from front matter: an
  author's keys are data, and one named __proto__ must not reach a schema. |
  一个Markdown文件，gatsby-plugin-mdx读到的样子，还没有检查。front matter里的字段不成为类型：那是作者的数据，叫__proto__的也进不了这里。
  """
  type Mdx implements Node @dontInfer {
    "The text after the front matter. | front matter之后的正文。" body: String
    "The front matter, unchecked. | front matter，没有检查过。" frontmatter: JSON
  }

  """
  A page that an author has written, of whatever kind: every kind's type has these fields. allContentPage finds all of
  them; a fragment (… on BlogPost { date }) asks for what one kind has beside. |
  作者写的一页，不论哪一种：每一种的类型都有这些字段。allContentPage找出全部；只有一种页面才有的，用片段（… on BlogPost { date }）来问。
  """
  interface ContentPage implements Node {
    id: ID!
    ${pageTypeFields}
  }

  """
  Something wrong in the content. A build lists all of them and fails if one is an error; under gatsby develop each page
  shows its own. |
  内容里的一处问题。构建会列出全部，有一处是错误就停下；gatsby develop时每一页显示自己的。
  """
  type ContentProblem implements Node @dontInfer {
    "Errors stop a build, warnings do not. | 错误使构建停下，警告不会。" severity: ContentProblemSeverity!
    """
    What is wrong: a link, a picture, a field of front matter or YAML, the text, or the file as a whole. |
    哪里有问题：链接、图片、front matter或YAML的字段、正文，或整个文件。
    """
    kind: ContentProblemKind!
    "Path of the file below the content folder. | 文件在内容目录里的路径。" file: String!
    "Line in the file, from 1; null where the whole file is meant. | 文件里的行号，从1数起；说的是整个文件就是null。" line: Int
    "Field of the front matter or of the YAML file. | front matter或YAML文件的字段。" field: String
    "What stood there, and why it cannot stay. | 写的是什么，为什么不行。" message: String!
    "What to write instead. | 应当写什么。" hint: String @proxy(from: "fix")
    "Address of the file's page; null where the file is no page. | 文件的页面的地址；文件不是页面就是null。" path: String
  }

  "Whether a problem stops a build. | 问题是否使构建停下。"
  enum ContentProblemSeverity { error warning }

  "What a problem is about. | 问题在哪里。"
  enum ContentProblemKind { link picture field text file }

  "What a _category_ file of a docs folder says, for autogenerated sidebars. | docs文件夹里的_category_文件所写，自动生成的侧边栏用它。"
  type DocFolder implements Node @dontInfer {
    "Folder below docs/. | docs/下的文件夹。" dir: String!
    "Name of the category it becomes. | 它成为的分类的名字。" label: String
    "Rank among its neighbours. | 在同级中的位置。" position: Float
    "What its category opens, as JSON; null if the file says nothing. | 分类打开什么，JSON；文件没有写就是null。" link: String
    "Whether its category starts closed; null if the file says nothing. | 分类开始时是否收起；文件没有写就是null。" collapsed: Boolean
  }

  """
  Stands for all addresses, titles and places in the navigation: what pages show of one another depends on this node. |
  代表所有地址、标题与导航里的位置：页面显示别的页面的内容时，依赖这个节点。
  """
  type ContentIndex implements Node @dontInfer { id: ID! }

  """
  Words of which each stands for the others in a search, from content/synonyms.yml. |
  搜索时可以互相代替的词，来自content/synonyms.yml。
  """
  type SynonymGroup implements Node @dontInfer {
    "The words. | 这些词。" words: [String!]!
    "Order in the file, from 0. | 在文件里的顺序，从0数起。" position: Int!
  }

  "Another address of a page. | 页面的另一个地址。"
  type Redirect @dontInfer {
    "The other address. | 另一个地址。" from: String!
    "Address of the page. | 页面的地址。" to: String!
  }

  "What the pages of a file have to do with others; it changes when they do. | 一个文件的页面与别的页面的关系；关系变了，它才变。"
  type PageRelations implements Node @dontInfer {
    "Path of the file below the content folder. | 文件在内容目录里的路径。" file: String!
    "Listed pages whose text links to it. | 正文链接到它的、列出的页面。" backlinks: [Backlink!]!
    "Listed pages about the same things. | 讲同样内容的、列出的页面。" related: [PageLink!]!
  }

  "A page that links to another. | 链接到另一页的页面。"
  type Backlink @dontInfer {
    "Its title. | 它的标题。" title: String!
    "Language of its title; null where it is the site's. | 标题的语言；与网站的相同就是null。" titleLang: String
    "Address inside the site. | 站内的地址。" path: String!
    "The sentence in which it first does, as plain text of at most some hundred characters. | 第一次链接所在的句子，纯文字，至多一百来个字符。"
    sentence: String!
  }

  "A link in the text of a page. | 页面正文里的一个链接。"
  type OutgoingLink @dontInfer {
    "The address, with the path prefix; as the author wrote it for another site. | 地址，带路径前缀；别的网站的地址，是作者写的样子。"
    href: String!
    "The text of the link. | 链接的文字。" text: String!
    """
    Address of the page that it leads to, inside the site; null for another site or a file. |
    通向的页面在站内的地址；通向别的网站或文件就是null。
    """
    path: String
    "Whether it leads to another site. | 是否通向别的网站。" isExternal: Boolean!
  }

  "A link to a page, with the text to show. | 通向一页的链接，带显示的文字。"
  type PageLink @dontInfer {
    "Text to show. | 显示的文字。" title: String!
    "Language of the text to show; null where it is the site's. | 显示的文字的语言；与网站的相同就是null。" titleLang: String
    "Address inside the site. | 站内的地址。" path: String!
    "That of the page's front matter; null where there is none. | 页面的front matter里的那一句；没有就是null。" description: String
  }

  "An author's word that a text holds. | 作者核对过正文的记录。"
  type Checked @dontInfer {
    "The day, UTC. | 哪一天，UTC。" date: Date! @dateformat
    "With which versions of what it is about. | 用正文所讲的东西的哪些版本核对的。" versions: [String!]!
  }

  "The last change of a text. | 正文最近的修改。"
  type LastUpdate @dontInfer {
    "Time of the change, UTC. | 修改的时间，UTC。" date: Date! @dateformat
    "Name of who changed it, if front matter says so. | 谁改的，front matter写了才有。" author: String
  }

  """
  A Markdown file, rendered once while the site is built. Pages, feeds, search and llms.txt all read this. |
  一个Markdown文件，构建时渲染一次。页面、feed、搜索与llms.txt都读它。
  """
  type Article @dontInfer {
    """
    HTML of the whole text without its title. Links, image sizes and code colours are final. |
    整篇正文的HTML，不带标题。链接、图片尺寸与代码的颜色都已定好。
    """
    html: String!
    """
    The whole text as plain Markdown without its title; full addresses, included files in place. |
    整篇正文的Markdown，不带标题；地址是完整的，引用的文件已放在原处。
    """
    markdown: String!
    "Headings of levels 2 to 6 in reading order. | 二到六级标题，照阅读的顺序。" headings: [Heading!]!
    "The text between two headings, as plain text; what search indexes. | 两个标题之间的纯文字；搜索的索引由它建成。" sections: [Section!]!
    "Plain text of the first paragraph, at most 160 characters. | 第一段的纯文字，至多160个字符。" excerpt: String!
    "Minutes a reader needs, rounded up, never 0. | 读完要几分钟，向上取整，不会是0。" readingMinutes: Int!
    "Minutes a reader needs, with one decimal. | 读完要几分钟，一位小数。" readingTime: Float!
    "Han characters plus words of other scripts, code not counted. | 汉字的个数加别的文字的词数，代码不算。" wordCount: Int!
    """
    Files of the content folder that browsers get: its components with a client attribute, and style sheets of all it imports. |
    内容目录里发给浏览器的文件：写了client的组件，与它引入的一切的样式表。
    """
    components: [String!]!
  }

  """
  Stands for the commits of a content file: a page that shows when its text last changed depends on this node. |
  代表一个文件的提交：显示修改时间的页面依赖这个节点。
  """
  type FileTime implements Node @dontInfer {
    "Path of the file below the content folder. | 文件在内容目录里的路径。" file: String!
    "Time of the last commit that touched it, UTC. | 最近一次改到它的提交的时间，UTC。" last: Date! @dateformat
  }

  "A heading of an article. | 文章的一个标题。"
  type Heading @dontInfer {
    "Value of the id attribute: the part of a link after #. | id属性的值，即链接里#后面的部分。" id: String!
    "Plain text. | 纯文字。" text: String!
    "2 to 6. | 2到6。" depth: Int!
  }

  "A picture in an article. | 文章里的一张图片。"
  type ArticlePicture @dontInfer {
    """
    Address of its largest form, with the path prefix; of a picture from elsewhere as the author wrote it. |
    最大的一种的地址，带路径前缀；别处的图片，是作者写的样子。
    """
    src: String!
    "Path of the file below the content folder; null for a picture from elsewhere. | 文件在内容目录里的路径；别处的图片就是null。"
    file: String
    "In pixels; null where it is not known. | 像素；不知道就是null。" width: Int
    "In pixels; null where it is not known. | 像素；不知道就是null。" height: Int
    "What it shows; empty where the author did not say. | 图里是什么；作者没有写就是空的。" alt: String!
  }

  "The text below one heading, up to the next heading of any level. | 一个标题下面、到下一个标题为止的文字。"
  type Section @dontInfer {
    "Id of the heading; null before the first one. | 标题的id；在第一个标题之前就是null。" id: String
    "Texts of the headings it stands under, outermost first, its own last. | 它所在的各级标题的文字，最外的在前，自己的在最后。"
    titles: [String!]!
    "What it answers, as people ask; the search finds it by them. | 它回答什么，照人的问法；搜索靠它们找到它。" questions: [String!]!
    "Plain text: paragraphs, list items, table cells and code, one a line. | 纯文字：段落、列表项、单元格与代码，各占一行。" text: String!
  }
`;
