import { type Messages, quote } from "./bilingual";

/** Problems of content files and folders as such, before their content is parsed. */
export const fileMessages = {
  large: (mebibytes: string) => ({
    zh: { message: `有${mebibytes} MiB，读者要下载整页才能读`, fix: "拆成几页" },
    en: { message: `is ${mebibytes} MiB; readers load a page whole`, fix: "split it into several pages" },
  }),
  notUtf8: (bytes: string, offset: number) => ({
    zh: {
      message: `不是UTF-8编码：偏移${offset}处的字节是${bytes}`,
      fix: "另存为UTF-8；从GBK转换：iconv -f GB18030 -t UTF-8 old.mdx > new.mdx",
    },
    en: {
      message: `is not UTF-8: the bytes ${bytes} stand at offset ${offset}`,
      fix: "save the file as UTF-8; from GBK: iconv -f GB18030 -t UTF-8 old.mdx > new.mdx",
    },
  }),
  /** @param found the part of the path that looks like a pattern */
  pattern: (found: string) => ({
    zh: {
      message: `路径里有${quote(found)}，Gatsby会把它当作通配符，其中的文件都找不到`,
      fix: "给那个目录改名，或把项目移到别处",
    },
    en: {
      message: `has ${quote(found)} in its path, which Gatsby reads as a pattern, so that no file in it is found`,
      fix: "rename that folder, or move the project to another",
    },
  }),
  otherEnding: (renamed: string) => ({
    zh: { message: "不会成为页面：页面的文件名以.md或.mdx结尾", fix: `改名为${renamed}` },
    en: { message: "is no page: the names of pages end in .md or .mdx", fix: `rename it to ${renamed}` },
  }),
  outsideContent: {
    zh: { message: "是一个符号链接，指向内容文件夹之外的文件", fix: "把文件本身放进内容文件夹" },
    en: {
      message: "is a symbolic link to a file outside the content folder",
      fix: "put the file itself into the content folder",
    },
  },
  linkLoop: {
    zh: { message: "这个符号链接指向它所在的目录，已跳过", fix: "删去这个链接，或让它指向别处" },
    en: {
      message: "is a symbolic link to a folder that it is in, and is not followed",
      fix: "delete the link, or point it elsewhere",
    },
  },
  inTwoPlaces: (first: string) => ({
    zh: { message: `${first}也在，只读那一个`, fix: `把两个文件合成${first}，删去这一个` },
    en: { message: `is not read, because ${first} is there too`, fix: `merge both into ${first} and delete this file` },
  }),
  inBothStatic: (name: string) => ({
    zh: { message: `项目自己的static/里也有${name}，地址都是/${name}`, fix: "删去其中一个，或给它改名" },
    en: {
      message: `has the address /${name}, which a file of the project's own static/ has too`,
      fix: "delete one of them, or rename it",
    },
  }),
  writtenByBuild: {
    zh: { message: "构建会自己写这个文件，这一个不起作用", fix: "改址写进site.yml的redirects" },
    en: { message: "has no effect, because the build writes this file", fix: "write redirects into site.yml" },
  },
  pageByBuild: {
    zh: { message: "这个地址是站里的一页，这一个不会发布", fix: "改个名字，或把内容写进那一页" },
    en: {
      message: "is not published, because a page of the site has this address",
      fix: "rename it, or write the page",
    },
  },
  emptyFolder: (command: string) => ({
    zh: { message: "里面没有.md或.mdx文件", fix: `删去这个目录，或运行：${command}` },
    en: { message: "has no .md or .mdx file in it", fix: `delete the folder, or run: ${command}` },
  }),
  nameInAddress: (found: string, renamed: string) => ({
    zh: { message: `文件名里有${quote(found)}，地址里不能有它`, fix: `改名为${renamed}，或给页面写slug` },
    en: {
      message: `has ${quote(found)} in its name, which cannot stand in an address`,
      fix: `rename it to ${renamed}, or give the page a slug`,
    },
  }),
  shallowHistory: {
    zh: {
      message: "只有最近的提交，无从得知文章何时写成、何时修改",
      fix: "git fetch --unshallow；用GitHub的actions/checkout时写fetch-depth: 0",
    },
    en: {
      message: "holds the latest commits only, so nobody knows when a text was written or last changed",
      fix: "git fetch --unshallow; of GitHub's actions/checkout: fetch-depth: 0",
    },
  },
} satisfies Messages;
