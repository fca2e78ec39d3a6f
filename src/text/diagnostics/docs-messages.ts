import { type Messages, quote } from "./bilingual";

/** Ids of docs pages and of sidebars, in front matter and in sidebars.yml. */
export const docsMessages = {
  doubledId: (docId: string, owner: string) => ({
    zh: {
      message: `${quote(docId)}已被${owner}使用`,
      fix: "删去其中一个文件，或给它改名，或在它的front matter里另写id:",
    },
    en: {
      message: `is ${quote(docId)}, which ${owner} has already`,
      fix: "delete one of the files, rename it, or write another id: in its front matter",
    },
  }),
  unknownDoc: (docId: string) => ({
    zh: `没有id为${quote(docId)}的文档`,
    en: `there is no docs page with the id ${quote(docId)}`,
  }),
  nullOrDoc: (field: string) => ({ zh: `${field}: null，或一篇文档的id`, en: `${field}: null, or the id of a page` }),
  docOrPath: (meant: string | undefined) => ({
    zh: meant === undefined ? "写文件在docs/下的路径，不带扩展名" : `是否想写${meant}？`,
    en: meant === undefined ? "use the file's path below docs/, without extension" : `did you mean ${meant}?`,
  }),
  unknownSidebar: (sidebarId: string) => ({
    zh: `没有侧边栏${quote(sidebarId)}`,
    en: `there is no sidebar ${quote(sidebarId)}`,
  }),
  nullOrSidebar: (field: string) => ({
    zh: `${field}: null，或一个侧边栏的id`,
    en: `${field}: null, or the id of a sidebar`,
  }),
  emptyCategory: (label: string) => ({
    zh: { message: `分类${quote(label)}既没有items，也没有link`, fix: "写上items: [docs/id]，或link: docs/id" },
    en: {
      message: `the category ${quote(label)} has neither items nor a link`,
      fix: "give it items: [docs/id], or a link: docs/id",
    },
  }),
  listedTwice: (docId: string, earlier: string) => ({
    zh: { message: `${quote(docId)}列了两次：这里，以及${earlier}`, fix: "只留一处；页面显示的是最后列出它的侧边栏" },
    en: {
      message: `${quote(docId)} is listed twice: here and at ${earlier}`,
      fix: "keep it in one place; the page shows the last sidebar that lists it",
    },
  }),
  lineAndField: (line: number, field: string) => ({ zh: `第${line}行（${field}）`, en: `line ${line} (${field})` }),
  categoryAddress: (earlier: string, label: string, slug: string) => ({
    zh: `分类${quote(earlier)}与${quote(label)}的地址相同，都是category/${slug}`,
    en: `the categories ${quote(earlier)} and ${quote(label)} both want the address category/${slug}`,
  }),
} satisfies Messages;
