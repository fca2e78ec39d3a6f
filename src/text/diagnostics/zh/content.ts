import { cut, quote } from "../../../lib/diagnostic";
import { parserReasons } from "./reasons";

const friend = "{ name: 站名, url: https://example.org, description: 一句话 }";
const synonyms = "[显存, GPU内存]";
const sidebar = "{ label: 计算机基础, items: [computer/intro] }";

/** Expected values of fields in front matter, YAML files and the configuration. */
export const expected = {
  quotedText: '应为带引号的文本，如"2025"',
  text: "应为文本",
  notEmpty: "不能为空；请填写，或删去这一行",
  webAddress: "应为以https://开头的地址",
  ownAddress: "应为以https://开头的地址，或本站的路径，如/about",
  flag: "应为true或false",
  number: "应为数字",
  list: "应为列表",
  items: "应为条目的列表",
  checked: "应为{ date: 2026-11-25, versions: [Python 3.11] }",
  like: (example: string) => `应为${example}`,
  oneOf: (words: readonly string[]) => `应为${words.join("、")}之一`,
  fields: "应为字段，每行一个",
  headingLevel: "应为2到6的整数",
  firstHeadingLevel: "最小为2",
  lastHeadingLevel: "最大为6",
  date: "不是有效的日期",
  ownPath: "不是本站的路径",
  lastUpdate: "应为{ date: 2025-06-30, author: 小明 }",
  tag: "应为一个词，或{ label: 标签 }",
  postAuthor: "应为authors.yml里的键，或{ name: 名字 }",
  postAuthors: "应为一个键、键的列表，或{ name: 名字 }",
  macros: "应为{ \\RR: '\\mathbb{R}' }：名字以\\开头",
  docId: "id里不能有斜杠",
  properties: "应为{ name: value }",
  authorPicture: "应为以https://开头的地址，或static/里文件的路径",
  authorPage: "应为true或{ permalink: /path }",
  socials: "应为{ github: name }",
  author: "应为{ name: 名字 }",
  friend: `应为${friend}`,
  synonyms: `应为${synonyms}`,
  definedTag: "应为{ label: 标签, permalink: /a-name }",
  sidebar: `应为${sidebar}`,
  slug: "slug里不能有空格、?、#、%",
  categoryPage: "应为true或{ title: 标题 }",
  sidebarItem: "应为文档的id，或{ label: 分类, items: [computer/intro] }",
};

/** Values that authors may write, as examples. */
export const examples = {
  title: "标题",
  quotedTitle: '"标题"',
  pageTitle: '"搜索引擎看到的标题"',
  shortTitle: '"短标题"',
  sentence: "一句话",
  pageDescription: '"一句话说清这一页"',
  keywords: "[关键词, 关键词]",
  questions: "[数据存在哪里]",
  series: "系列名",
  tag: "标签",
  oneTag: "[标签]",
  tags: "[标签, 标签]",
  person: "小明",
  role: "写作者",
  friend: "站名",
  category: "分类",
  sidebar: "计算机基础",
  plotTitle: "图题",
  caption: "读者应该看到什么",
  axis: "{ field: 列名, label: 轴名, unit: ms, scale: log }",
  column: "列名",
  columns: "列名或[甲, 乙]",
  place: "8或“cwnd”",
  row: '"{轮次} cwnd={窗口}"',
  annotations: "[{ x: 8, text: 丢包 }]",
};

/** Expected forms of whole YAML files, and their fixes. */
export const fileForms = {
  authors: { wanted: "每位作者一个键", fix: "每位作者写一个键：xiaoming: { name: 小明 }" },
  friends: { wanted: "友链的列表", fix: `每个友链写一项：- ${friend}` },
  synonyms: { wanted: "同义词的列表", fix: `每组写一项：- ${synonyms}` },
  tags: { wanted: "每个标签一个键", fix: "每个标签写一个键：cpp: { label: C++ }" },
  folder: { wanted: "字段", fix: "每行写一个字段：label: 分类" },
  sidebars: { wanted: "每个侧边栏一个键", fix: `每个侧边栏写一个键：computerSidebar: ${sidebar}` },
};

/**
 * Messages about front matter that is not recognized, or that YAML does not read as its author
 * expects.
 */
export const frontMatterMessages = {
  /**
   * @param mark the delimiter around the front matter
   * @param isBelow whether the front matter begins below the first line
   */
  elsewhere: (mark: string, isBelow: boolean) => ({
    message: isBelow ? `front matter前面有空行，所以当作正文显示` : `front matter写在${mark}之间，所以当作正文显示`,
    fix: isBelow ? "删去它前面的空行：---要在第一行" : "前后各写一行---（三个减号），字段写成title: 标题",
  }),
  unopened: { message: "front matter开头没有---，所以当作正文显示", fix: "在第一行写---" },
  unclosed: { message: "front matter以---开始，但没有结束", fix: "在最后一个字段之后写一行---" },
  /**
   * @param value the value that YAML reads
   * @param comment the text after the `#`
   */
  comment: (field: string, value: string, comment: string) => ({
    message: `${cut(comment)}前面的#在YAML里是注释，${field}${value === "" ? "是空的" : `只读到${quote(value)}`}`,
    fix: `${field}: ${JSON.stringify(`${value} #${comment}`.trim())}`,
  }),
  /**
   * @param value the value that YAML reads
   * @param name a YAML anchor or tag
   */
  notText: (field: string, value: string, name: string) => ({
    message: `${cut(name)}在YAML里不是文字，${field}只读到${quote(value)}`,
    fix: `${field}: ${JSON.stringify(`${name} ${value}`.trim())}`,
  }),
  misshapen: (data: unknown) => {
    const { message, fix } = yamlMessages.misshapen(data, "字段", "每行写一个字段：title: 标题");
    return { message: `front matter${message}`, fix };
  },
};

const ignoredField = "没有这个字段，已忽略";

/** Messages about errors in fields of front matter and YAML files. */
export const fieldMessages = {
  /** @param stood the actual value; undefined if the field is missing */
  wrong: (stood: string | undefined, why: string) => `${stood === undefined ? "没有写" : `写的是${stood}`}，${why}`,
  /** @param message replaces the default message if an unknown field is an error */
  unknown: (meant: string | undefined, known: readonly string[], message: string = ignoredField) => ({
    message,
    fix:
      meant === undefined
        ? `删去这一行${known.length > 12 ? "" : `；可用的字段：${known.join("、")}`}`
        : `是否想写${meant}？`,
  }),
  keepsPrivate: (field: string, value: unknown) => ({
    message: `这里没有${field}，写着${quote(value)}的这一页会公开`,
    fix: "不公开就写draft: true；公开但不进列表写unlisted: true；都不是就删去这一行",
  }),
  /** @param own this site's fields with the same meaning, and their values, as YAML */
  foreign: (field: string, own: readonly string[]) => ({
    message: ignoredField,
    fix: `改写成${own.join("与")}，或删去${field}`,
  }),
  ignored: ignoredField,
  notAField: "没有这个字段",
};

/**
 * Messages about problems of content files and folders that are found before their content is
 * parsed.
 */
export const fileMessages = {
  /** @param code the system's error code, such as `EACCES` */
  unreadable: (code: string) => ({
    message: `读不了：${code}`,
    fix: "给构建它的用户读的权限，如chmod -R u+rwX content",
  }),
  large: (mebibytes: string) => ({ message: `有${mebibytes} MiB，读者要下载整页才能读`, fix: "拆成几页" }),
  /** @param encoding the encoding, if the file's first bytes show it */
  notUtf8: (bytes: string, offset: number, name: string, encoding?: string) => ({
    message: `不是UTF-8编码：偏移${offset}处的字节是${bytes}`,
    fix: `另存为UTF-8；从${encoding ?? "GBK"}转换：iconv -f ${encoding ?? "GB18030"} -t UTF-8 ${name} > new-${name}`,
  }),
  emptyFolder: (command: string) => ({
    message: "里面没有.md或.mdx文件",
    fix: `删去这个目录，或运行：npm run new -- ${command} "标题"`,
  }),
  /** @param meant the name that the site reads */
  misnamed: (meant: string) => ({ message: "不会读它，名字要写对", fix: `改名为${meant}` }),
  /** @param meant a pattern that matches files */
  idlePattern: (glob: string, meant: string | undefined) => ({
    message: `${quote(glob)}不匹配任何.md或.mdx文件`,
    fix: meant === undefined ? "改正它，从内容文件夹写起，如docs/drafts/**；或删去这一项" : `- ${quote(meant)}`,
  }),
  linkOutside: { message: "是一个符号链接，指向内容文件夹之外的文件", fix: "把文件本身放进内容文件夹" },
  linkLoop: { message: "这个符号链接指向它所在的目录，已跳过", fix: "删去这个链接，或让它指向别处" },
  /** @param place a path at which the file would become a page */
  stray: (folders: readonly string[], place: string) => ({
    message: `没有一篇文章：文章放在内容文件夹的${folders.join("、")}里，这个文件不在其中`,
    fix: place,
  }),
  noPage: (renamed: string) => ({
    message: "不会成为页面：页面的文件名以.md或.mdx结尾",
    fix: `改名为${renamed}`,
  }),
  pattern: (glob: string) => ({
    message: `路径里有${quote(glob)}，Gatsby会把它当作通配符，其中的文件都找不到`,
    fix: "给那个目录改名，或把项目移到别处",
  }),
  staticPage: { message: "这个地址是站里的一页，这一个不会发布", fix: "改个名字，或把内容写进那一页" },
  writtenByBuild: { message: "构建会自己写这个文件，这一个不起作用", fix: "改址写进site.yml的redirects" },
  second: (first: string) => ({ message: `${first}也在，只读那一个`, fix: `把两个文件合成${first}，删去这一个` }),
  shallowHistory: {
    message: "只有最近的提交，无从得知文章何时写成、何时修改",
    fix: "git fetch --unshallow；用GitHub的actions/checkout时写fetch-depth: 0",
  },
};

/** Messages about fields of pages. */
export const pageMessages = {
  dateFix: "date: 2025-08-31，要带时间就写date: 2025-08-31T09:30:00+08:00",
  tocLevels: (min: number) => `小于toc_min_heading_level的${min}`,
  draftAndUnlisted: {
    message: "草稿不能同时设为未列出：草稿根本不会构建",
    fix: "只留一个：写作期间用draft: true，只凭链接访问的页面用unlisted: true",
  },
  stale: (checked: string | undefined, years: number) => ({
    message: `上次核对是${checked}，已过${years}年`,
    fix: "再核对一遍，改日期；不再核对就删去这一行",
  }),
  noPicture: "./img/cover.png，相对于这个文件",
};

/** Messages about posts of the blog and their authors. */
export const postMessages = {
  otherDate: (frontMatter: string, fileName: string) => ({
    message: `写的是${frontMatter}，文件名里是${fileName}；以front matter为准`,
    fix: `给文件改名，或写date: ${fileName}`,
  }),
  future: (date: string) => ({
    message: `日期是${date}，还没有到；这一篇现在就会发布，并且排在最前`,
    fix: "到那一天再发布就先写draft: true；写错了就改日期",
  }),
  invalidDate: (fileName: string) => ({
    message: `写的是${quote(fileName)}，不是有效的日期`,
    fix: pageMessages.dateFix,
  }),
  noDate: (name: string) => ({
    message: "没有日期：front matter、文件名和git里都查不到这篇博文的写作日期",
    fix: `把文件改名为2025-08-31-${name}，或写date: 2025-08-31`,
  }),
  noMarker: (marker: string) => ({
    message: "没有truncate标记，列表里会显示全文",
    fix: `在列表要显示的部分之后写一行${marker}`,
  }),
  unknownAuthor: (key: string, meant: string | undefined) => ({
    message: `authors.yml里没有${quote(key)}`,
    fix: meant === undefined ? `在authors.yml里加上${key}: { name: 名字 }` : `authors: ${meant}`,
  }),
  unknownOwner: (key: string, meant: string | undefined) => ({
    message: `authors.yml里没有${quote(key)}`,
    fix: meant === undefined ? `在authors.yml里写${key}: { name: 名字 }，或删去这一行` : `author: ${meant}`,
  }),
  noAuthorPage: { message: "写的是false，已忽略：每位作者都有一页列出其博文", fix: "删去这一行" },
  unknownPlatform: (written: string, platform: string, known: readonly string[]) => ({
    message: `写的是${quote(written)}，不知道它在${platform}上的地址`,
    fix: `写完整的https地址；只写名字的平台有${known.join("、")}`,
  }),
  noAvatar: (picture: string) => ({
    message: `内容目录里没有图片${quote(picture)}`,
    fix: "把图片放到friends/里，写avatar: ./friends/name.png，或删去这一行",
  }),
  foreignAvatar: (url: string) => ({
    message: `${quote(url)}在别的网站上，友链的图片要存在这里`,
    fix: "把图片存到friends/里，写avatar: ./friends/name.png",
  }),
  /** @param address the address of an author's picture */
  noPortrait: (address: string) => ({
    message: `static/里没有${quote(address)}，文章旁边是一张坏了的图`,
    fix: "把图片放到static/里的那个位置，或删去这一行",
  }),
};

/** Messages about tags of pages. */
export const tagMessages = {
  undefined: (label: string, meant: string | undefined) => ({
    message: `标签${quote(label)}不在tags.yml里`,
    fix: meant === undefined ? "加进tags.yml" : `是否想写${meant}？`,
  }),
  noAddress: (tag: string, fix: string) => ({ message: `标签${tag}里没有能用作地址的字符，所以它没有地址`, fix }),
  joined: (tag: string, fix: string) => ({ message: `标签${tag}是一个标签：YAML里的分隔是半角的逗号`, fix }),
  /** @param tags tags and their pages, formatted by `use` */
  sameAddress: (tags: readonly string[], slug: string, fix: string) => ({
    message: `标签${tags.join("与")}的地址相同，都是tags/${slug}`,
    fix,
  }),
  /** @param addresses addresses and their pages, formatted by `use` */
  severalAddresses: (label: string, addresses: readonly string[], fix: string) => ({
    message: `标签${quote(label)}有几个地址：${addresses.join("、")}`,
    fix,
  }),
  /** Formats a tag or its address, with the pages that use it. */
  use: (tag: string, files: string) => `${tag}（${files}）`,
  /**
   * @param names the files to name
   * @param others the number of files that are not named
   */
  files: (names: readonly string[], others: number) =>
    others === 0 ? names.join("、") : `${names.join("、")}，另有${others}篇`,
  /** @param tags tags as YAML, with their permalinks */
  write: (tags: readonly string[]) => `在用到它的每一页里写${tags.join("、")}`,
  unify: (otherwise: string) => `统一写法，或${otherwise}`,
};

/** Messages about docs, their ids and the sidebars beside them. */
export const docMessages = {
  largeNet: (label: string, count: number, most: number) => ({
    message: `分区${quote(label)}有${count}页，没有画关系图：一张图至多${most}页`,
    fix: "在sidebars.yml里把它分成几个侧边栏，或删去docs.net",
  }),
  takenId: (id: string, first: string) => ({
    message: `${quote(id)}已被${first}使用`,
    fix: "删去其中一个文件，或给它改名，或在它的front matter里另写id:",
  }),
  noNeighbour: (id: string, field: string) => ({
    message: `没有id为${quote(id)}的文档`,
    fix: `${field}: null，或一篇文档的id`,
  }),
  noSidebar: (id: string, field: string, meant: string | undefined) => ({
    message: `没有侧边栏${quote(id)}`,
    fix: `${field}: ${meant ?? "null，或一个侧边栏的id"}`,
  }),
};

/** Messages about entries of sidebars.yml. */
export const sidebarMessages = {
  /** @param fix the item as this site reads it */
  foreign: (written: string, fix: string) => ({ message: `${quote(written)}是Docusaurus的写法，这里读不懂`, fix }),
  ownPath: (path: string, fix: string) => ({
    message: `写的是本站的路径${quote(path)}，侧边栏里写文档的id，别的页写完整的地址`,
    fix,
  }),
  label: "名字",
  html: { message: "侧边栏里没有html这种项", fix: "删去它；网址写成{ label: 名字, href: https://example.org }" },
  emptyFolder: (dir: string, meant: string | undefined) => ({
    message: `文件夹docs/${dir}里没有文章`,
    fix: meant ? `autogenerated: ${meant}` : "写docs/下有文章的文件夹，或.（全部文章）",
  }),
  noDoc: (id: string, meant: string | undefined) => ({
    message: `没有id为${quote(id)}的文档`,
    fix: meant === undefined ? "写文件在docs/下的路径，不带扩展名" : `是否想写${meant}？`,
  }),
  /** @param earlier the earlier location, formatted by `place` */
  listedTwice: (id: string, earlier: string) => ({
    message: `${quote(id)}列了两次：这里，以及${earlier}`,
    fix: "只留一处；页面显示的是最后列出它的侧边栏",
  }),
  place: (field: string, line: number | undefined) => (line === undefined ? field : `第${line}行（${field}）`),
  sameAddress: (earlier: string, label: string, slug: string) => ({
    message: `分类${quote(earlier)}与${quote(label)}的地址相同，都是category/${slug}`,
    fix: `index: { slug: ${slug}-2 }`,
  }),
  noPages: (label: string) => ({
    message: `侧边栏${quote(label)}里没有文档，已略去`,
    fix: "写上items: [docs/id]，或删去这个侧边栏",
  }),
  emptyCategory: (label: string) => ({
    message: `分类${quote(label)}既没有items，也没有link`,
    fix: "写上items: [docs/id]，或link: docs/id",
  }),
};

/** Messages about links to pages, headings and files of the site. */
export const linkMessages = {
  noHeading: (href: string, file: string, fragment: string, meant: string | undefined) => ({
    message: `链接到${quote(href)}，但${file}里没有标题#${fragment}`,
    fix: asked(meant) ?? "只链接到页面，或链接到它有的标题",
  }),
  noFile: (file: string, meant: string | undefined) => ({
    message: `链接到文件${file}，它不是页面；链接会显示为普通文字`,
    fix: asked(meant) ?? "改正路径，它相对于这个文件",
  }),
  noPicture: (address: string, meant: string | undefined) => ({
    about: "picture" as const,
    message: `图片${quote(address)}不存在：以斜杠开头的是static/里的文件`,
    fix: asked(meant) ?? "把图片放到static/里的那个位置，或改正路径",
  }),
  noStaticFile: (address: string, meant: string | undefined) => ({
    message: `文件${quote(address)}不存在：以斜杠开头的是static/里的文件`,
    fix: asked(meant) ?? "把文件放到static/里的那个位置，或改正路径",
  }),
  draft: (file: string) => ({
    message: `链接到${file}，它是草稿，发布时没有这一页`,
    fix: "写完后删去它的draft: true，或先不链接",
  }),
  noNote: (name: string, meant: string | undefined) => ({
    message: `没有[[${name}]]这个文件；链接会显示为普通文字`,
    fix: asked(meant) ?? "改成有的笔记的名字，或写好这一篇",
  }),
  noPage: (address: string, meant: string | undefined) => ({
    message: `链接到${quote(address)}，本站没有这一页`,
    fix: asked(meant) ?? "改为链接到文件：./name.mdx",
  }),
};

function asked(meant: string | undefined) {
  return meant === undefined ? undefined : `是否想写${meant}？`;
}

const correctItem = "改正这一项，或删去它";

/** Messages about settings that lead to pages, such as items of the navbar and the footer. */
export const navigationMessages = {
  noSidebar: (id: string, meant: string | undefined) => ({
    message: `没有侧边栏${quote(id)}`,
    fix: asked(meant) ?? correctItem,
  }),
  noDoc: (id: string, meant: string | undefined) => ({
    message: `没有id为${quote(id)}的文档`,
    fix: asked(meant) ?? correctItem,
  }),
  noPage: (address: string, meant: string | undefined) => ({
    message: `${quote(address)}不是本站的页面`,
    fix: asked(meant) ?? correctItem,
  }),
  draft: (file: string) => ({
    message: `${file}是草稿，发布时没有这一页`,
    fix: "写完后删去它的draft: true，或先删去这一项",
  }),
  noItems: { message: "下拉里一项也没有", fix: "写上几项，或删去这一项" },
};

/** Messages about the style sheet of a component, or custom.css. */
export const styleMessages = {
  invalid: (reason: string) => ({ message: `不是有效的CSS：${parserReasons.css(reason)}`, fix: "改正这一行" }),
  noFile: (address: string) => ({
    message: `文件${quote(address)}不存在`,
    fix: "改正路径：以斜杠开头的是static/里的文件，其余的相对于这个文件",
  }),
};

/** Messages about addresses of the site. */
export const routeMessages = {
  empty: "不能为空",
  forbidden: (sign: string) => `地址里不能有${quote(sign)}`,
  fileName: (sign: string, renamed: string) => ({
    message: `文件名里有${quote(sign)}，地址里不能有它`,
    fix: `改名为${renamed}，或给页面写slug`,
  }),
  forbiddenIn: (path: string, sign: string) => ({
    message: `地址${quote(path)}里不能有${quote(sign)}`,
    fix: "改slug、permalink、aliases或文件名",
  }),
  reserved: (path: string) => ({
    message: `地址${quote(path)}是构建与主机自己用的，页面不能用它`,
    fix: "给文件改名，或给页面另写slug",
  }),
  taken: (path: string, owner: string) => ({
    message: `地址${path}已被${owner}使用`,
    fix: "给其中一个另写slug，或给文件改名",
  }),
  takenByFolder: (path: string, owner: string) => ({
    message: `地址${path}已被${owner}使用`,
    fix: "在site.yml里给其中一个另写routeBasePath",
  }),
  takenByAuthor: (path: string, owner: string) => ({
    message: `地址${path}已被${owner}使用`,
    fix: "page: { permalink: /another-name }",
  }),
  takenByRedirect: (path: string, owner: string) => ({
    message: `地址${path}已被${owner}使用，不会再转到别处`,
    fix: "删去这一项，或换一个旧地址",
  }),
  /** @param loop the routes of the loop, the first one also at the end */
  redirectLoop: (loop: readonly string[]) => ({
    message: `转来转去，到不了任何一页：${loop.join(" → ")}`,
    fix: "把to改成现有的地址，或删去这一项",
  }),
  redirectToDraft: (from: string, file: string) => ({
    message: `${quote(from)}转到${file}，它是草稿，发布时没有这一页`,
    fix: "写完后删去它的draft: true，或先删去这一项",
  }),
  /** @param meant a similar address */
  deadRedirect: (from: string, to: string, meant: string | undefined) => ({
    message: `${quote(from)}转到${quote(to)}，本站没有这一页`,
    fix: meant === undefined ? "改成现有的地址，或删去这一项" : `是否想写${meant}？`,
  }),
};

/** Describes parsed YAML as a list, as fields, or by the text itself. */
function shapeOf(data: unknown): string {
  if (Array.isArray(data)) return "列表";
  if (data === null || typeof data !== "object") return quote(data);
  return `字段（${Object.keys(data).slice(0, 3).join("、")}）`;
}

/** The parser's most frequent errors, by code. https://eemeli.org/yaml/#errors */
const reasons: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: "双引号里的转义有误；反斜杠写\\\\，或改用单引号",
  BAD_INDENT: "缩进有误，或括号没有闭合",
  BAD_SCALAR_START: "不加引号的文本不能以@、`、%等符号开头",
  BLOCK_AS_IMPLICIT_KEY: "值里有冒号加空格时要加引号；也可能是下一行多了缩进",
  DUPLICATE_KEY: "同一个字段写了两次",
  MISSING_CHAR: "缺少引号、括号、逗号、冒号或空格",
  MULTILINE_IMPLICIT_KEY: "字段名后面缺少冒号和空格",
  TAB_AS_INDENT: "缩进要用空格，不能用制表符",
  EXPANSION: "别名里又有别名，展开后大得放不下",
  UNKNOWN_ALIAS: "以*开头的文本是别名，没有这个锚点；要写星号就加引号",
  UNEXPECTED_TOKEN: "值的后面有多余的内容，引号里又有引号时常见",
};

/** Messages about YAML that cannot be parsed, or whose top level has the wrong shape. */
export const yamlMessages = {
  /**
   * @param reason the parser's message
   * @param code the parser's error code
   */
  malformed: (reason: string, line: string, code?: string) =>
    `YAML格式有误，在${quote(line)}处：${reasons[code ?? ""] ?? reason}`,
  fullWidthColon: "字段名后面是全角的冒号",
  tightDash: "-后面缺少空格",
  unclosedQuote: "引号没有闭合",
  unclosedBracket: "括号没有闭合",
  misaligned: "缩进与上一个字段不同",
  align: (above: string) => `与上面的${quote(above)}对齐`,
  twice: "删去其中一行",
  checkLine: "检查这一行及前后的缩进与引号",
  /** @param wanted the expected shape */
  misshapen: (data: unknown, wanted: string, fix: string) => ({ message: `是${shapeOf(data)}，应为${wanted}`, fix }),
};

/** Messages about pictures, audio, video and embedded pages from other sites. */
export const embedMessages = {
  names: { images: "图片", media: "音视频", frames: "嵌入的页面" },
  counted: {
    images: (count: number) => `${count}张图片`,
    media: (count: number) => `${count}个音视频`,
    frames: (count: number) => `${count}个嵌入的页面`,
  },
  ownFrame: (url: string) => ({
    message: `嵌入的页面${quote(url)}不会显示`,
    fix: "改为链接；本站的页面不能放进框架",
  }),
  noAddress: (url: string) => ({
    message: `${quote(url)}不是完整的地址，不会显示`,
    fix: "改正它，或把文件存到文章旁边：./img/x.png",
  }),
  /**
   * @param counts formatted by `counted`
   * @param place location of the first blocked address
   */
  blocked: (hosts: number, counts: readonly string[], place: string) =>
    `安全策略拦下了别处${hosts}台主机的${counts.join("、")}，第一处在${place}`,
  /** @param setting the lines for site.yml */
  allow: (setting: string) => `要放行，写进site.yml（各项也可以写auto，放行内容用到的主机）：\n${setting}`,
  fetch: (otherwise: string) => `把图片存进内容：npm run fetch-pictures\n${otherwise}`,
  part: (name: string, url: string) => `${name}${quote(url)}`,
};

/** Messages in the report of a build. */
export const reportText = {
  heading: {
    warning: (count: number) => `内容中有${count}处警告：`,
    error: (count: number) => `内容中有${count}处错误：`,
  },
  whole: (file: string) => `完整的列表在${file}`,
  more: (count: number) => `……另有${count}处与此相同`,
  known: (count: number) => `……另有${count}处上面已经列出`,
  running: "这个项目正在另一个进程里构建，两次构建会写同样的文件：等它结束，或停掉它，再构建",
  longPolicy: (length: number, most: number) =>
    `Content-Security-Policy有${length}个字符，Cloudflare一行只读${most}个：_headers里改用短的一份，完整的在每页的<meta>里。nginx不受影响。`,
  manyRedirects: (count: number, most: number) =>
    `_redirects有${count}条改址，Cloudflare只读前${most}条：其余的旧地址由它们自己的网页跳转。别的主机不受影响。`,
  /**
   * @param characters the characters that the font of sharing pictures lacks
   * @param title one of the titles
   */
  noGlyphs: (count: number, characters: string, title: string | undefined) =>
    `${count}张分享图片里缺少这些字：${characters}（如“${title}”）`,
};

/** Text for the author, shown on pages under `gatsby develop`. */
export const authorText = {
  restarts: "site.yml改了，正在重新启动",
  errors: "有错误，正式构建会停下",
  warnings: "有几处要改",
  line: (line: number) => `第${line}行`,
  unknown: (path: string) => `没有${path}这一页`,
  unknownAdvice: "地址由文件的位置决定：docs/a/b.mdx是/docs/a/b。文件有错误时，下面会列出。",
  meant: "是否想打开",
  elsewhere: (errors: number, warnings: number) => `全站有${errors}处错误，${warnings}处警告`,
  rest: (count: number) => `还有${count}处，见终端`,
};
