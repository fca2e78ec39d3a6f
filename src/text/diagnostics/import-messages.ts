import { type Messages, quote } from "./bilingual";

/** What `npm run import` says, whatever the generator. */
export const importMessages = {
  usage: {
    zh: "用法：npm run import -- <另一个生成器的项目目录> [--into content]",
    en: "usage: npm run import -- <folder of the other generator's project> [--into content]",
  },
  noFolder: (folder: string) => ({
    zh: `${quote(folder)}不是目录`,
    en: `${quote(folder)} is no folder`,
  }),
  unknownProject: (folder: string, known: string) => ({
    zh: `在${quote(folder)}里没有找到这些生成器的配置文件：${known}。请指向放着配置文件的目录`,
    en: `${quote(folder)} holds no configuration of a generator that can be read (${known}); point at the folder that has it`,
  }),
  insideProject: (into: string) => ({
    zh: `${quote(into)}与原来的项目互相包含；原来的项目不会改动，请用--into指向别的目录`,
    en: `${quote(into)} and the project lie within each other; the project is never changed, so choose another folder with --into`,
  }),
  otherProject: (into: string, earlier: string, now: string) => ({
    zh: `${quote(into)}里是从${quote(earlier)}导入的内容，不能再混入${quote(now)}：用--into另选一个目录。如果是同一个项目换了地方，删去${into}/.import.json再来`,
    en: `${quote(into)} holds what was imported from ${quote(earlier)}, and ${quote(now)} must not be mixed with it: choose another folder with --into. If it is the same project in a new place, delete ${into}/.import.json and try again`,
  }),
  notEmpty: (into: string) => ({
    zh: `${quote(into)}里已有不是导入来的文件：用--into选一个空的或还没有的目录`,
    en: `${quote(into)} holds files that no import has written: choose an empty or a new folder with --into`,
  }),
  moved: (generator: string, title: string, into: string) => ({
    zh: `已从${generator}搬入：${title || "（没有标题）"} → ${into}/`,
    en: `Moved in from ${generator}: ${title || "(no title)"} → ${into}/`,
  }),
  counts: (docs: number, posts: number, pages: number, files: number) => ({
    zh: `${docs}篇文档、${posts}篇博文、${pages}个单页、${files}个其他文件。下面没有提到的都原样搬入，地址不变。`,
    en: `${docs} docs, ${posts} posts, ${pages} single pages and ${files} other files. What is not named below came as it was, at the address it had.`,
  }),
  setAside: (into: string, aside: string) => ({
    zh: `原来在${into}/里的内容移到了${aside}/，没有改动。`,
    en: `What had been in ${into}/ is now in ${aside}/, unchanged.`,
  }),
  changed: (count: number) => ({ zh: `改写了${count}处：`, en: `Changed, ${count} places:` }),
  left: (count: number) => ({
    zh: `没有搬来${count}处（原因，以及可以改成什么）：`,
    en: `Left behind, ${count} places (why, and what to write instead):`,
  }),
  nothingLeft: { zh: "没有落下任何东西。", en: "Nothing was left behind." },
  kept: (count: number) => ({
    zh: `这${count}个文件你改过，保持不动；想要重新导入某一个，先删去它：`,
    en: `Yours, and not touched, as you have edited them since (${count}); to import one anew, delete it first:`,
  }),
  removed: (count: number) => ({
    zh: `原来的项目里不再有的${count}个文件已删去：`,
    en: `Removed, as the project no longer has them (${count}):`,
  }),
  more: (count: number) => ({ zh: `……还有${count}处`, en: `… and ${count} more` }),
  next: (report: string, command: string) => ({
    zh: `完整清单：${report}\n接下来：${command}`,
    en: `The full list: ${report}\nNext: ${command}`,
  }),
  noText: {
    zh: { message: "不是文本文件，没有搬来", fix: "另存为UTF-8编码的文本，再导入一次" },
    en: { message: "no text file, so it was not read", fix: "save it as text in UTF-8 and import again" },
  },
  encoding: {
    zh: { message: "编码改为UTF-8" },
    en: { message: "encoding → UTF-8" },
  },
  linkOutside: {
    zh: { message: "符号链接指向项目之外，没有跟随", fix: "把它指向的文件复制到项目里，再导入一次" },
    en: {
      message: "a symbolic link out of the project, which is not followed",
      fix: "copy what it points at into the project and import again",
    },
  },
  taken: {
    zh: { message: "与另一个文件在这里同名，没有搬来", fix: "给其中一个改名，再导入一次" },
    en: { message: "another file has the same name here", fix: "rename one of the two and import again" },
  },
  sameButCase: {
    zh: { message: "文件名只有大小写不同：在macOS与Windows上是同一个文件，宜改名" },
    en: { message: "names that differ in case only: one file on macOS and Windows, so better rename one" },
  },
  pagesButCase: {
    zh: { message: "两页的名字只有大小写不同，第二页改了名字与地址" },
    en: { message: "two pages whose names differ in case only: the second has a new name and address" },
  },
  address: {
    zh: { message: "原来的地址里有空白、?或#，这里写不出来", fix: "在主机上设一条重定向" },
    en: {
      message: "its address has white space, ? or # in it, which cannot be written here",
      fix: "set up a redirect at your host",
    },
  },
  bareLink: {
    zh: { message: "没有写协议的网址补上了https://或http://" },
    en: { message: "a web address without https:// or http:// → with it" },
  },
  deadLink: {
    zh: {
      message: "链接指向作者自己的电脑或打不开的协议，只留下了文字",
      fix: "改成https://开头的地址，或把文件放在文章旁边再链接",
    },
    en: {
      message: "a link to a file of the author's own computer, or of a scheme that nobody can open: its text stays",
      fix: "link to an https:// address, or put the file beside the article",
    },
  },
  dollars: {
    zh: { message: "原来不是公式的美元符号前面加了反斜杠" },
    en: { message: "dollar signs that are no formula there → \\$" },
  },
  algolia: {
    zh: { message: "搜索先用站内的：Algolia的索引里是别的站的记录。运行npm run search:push之后可写provider: algolia" },
    en: {
      message:
        "search is built in for now, as the index at Algolia holds another generator's records; after npm run search:push, provider: algolia may be written",
    },
  },
  endings: {
    zh: { message: "多数地址以.html结尾，所以页面写成x.html；原来以斜杠结尾的地址，要主机会去掉斜杠才能打开" },
    en: {
      message:
        "most addresses ended in .html, so pages are written as x.html; those that ended with a slash need a host that takes it off",
    },
  },
  hostFile: {
    zh: { message: "构建会自己写这个文件，原来的没有搬来" },
    en: { message: "a file that the build writes itself" },
  },
  hostRedirect: {
    zh: { message: "_redirects里有通配符、或通向别处的改址没有搬来", fix: "在主机上设置，或写进site.yml的redirects" },
    en: {
      message: "redirects of _redirects with patterns, or to what is no page",
      fix: "set them at your host, or write them into redirects in site.yml",
    },
  },
  emptyImage: {
    zh: { message: "没有地址的<img>按文字显示", fix: "给它写上src，或删去" },
    en: { message: "an <img> without an address is shown as text", fix: "give it a src, or delete it" },
  },
  formula: {
    zh: { message: "KaTeX读不懂的公式按源码显示", fix: "改成KaTeX支持的写法，再放回$…$里" },
    en: {
      message: "a formula that KaTeX cannot read is shown as its source",
      fix: "use commands that KaTeX supports, between $ again",
    },
  },
  frontMatter: {
    zh: { message: "front matter不是合规的YAML，按原来的意思重写了" },
    en: { message: "front matter that is no valid YAML → the same in valid YAML" },
  },
  embeds: {
    zh: { message: "别处的图片、影音或播放器：site.yml的security写成了auto，允许文章里用到的主机" },
    en: {
      message:
        "pictures, films or players of other hosts: security in site.yml is auto, which allows the hosts that articles use",
    },
  },
} satisfies Messages;
