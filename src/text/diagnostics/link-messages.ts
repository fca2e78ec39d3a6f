import { type Messages, quote } from "./bilingual";

/** Links whose targets are checked once all pages are known, and conflicts between addresses. */
export const linkMessages = {
  missingHeading: (href: string, file: string, fragment: string, meant: string | undefined) => ({
    zh: {
      message: `链接到${quote(href)}，但${file}里没有标题#${fragment}`,
      fix: meant === undefined ? "只链接到页面，或链接到它有的标题" : `是否想写#${meant}？`,
    },
    en: {
      message: `links to ${quote(href)}, but ${file} has no heading #${fragment}`,
      fix: meant === undefined ? "link to the page, or to a heading it has" : `did you mean #${meant}?`,
    },
  }),
  missingFile: (file: string, meant: string | undefined) => ({
    zh: {
      message: `链接到文件${file}，它不是页面；链接会显示为普通文字`,
      fix: meant === undefined ? "改正路径，它相对于这个文件" : `是否想写${meant}？`,
    },
    en: {
      message: `links to the file ${file}, which is no page; the link is shown as plain text`,
      fix: meant === undefined ? "correct the path; it is relative to this file" : `did you mean ${meant}?`,
    },
  }),
  missingPage: (target: string, meant: string | undefined) => ({
    zh: {
      message: `链接到${quote(target)}，本站没有这一页`,
      fix: meant === undefined ? "改为链接到文件：./name.mdx" : `是否想写${meant}？`,
    },
    en: {
      message: `links to ${quote(target)}, which is no page of this site`,
      fix: meant === undefined ? "link to the file instead: ./name.mdx" : `did you mean ${meant}?`,
    },
  }),
  badAddress: (address: string, found: string) => ({
    zh: { message: `地址${quote(address)}里不能有${quote(found)}`, fix: "改slug、permalink、aliases或文件名" },
    en: {
      message: `${quote(found)} cannot stand in the address ${quote(address)}`,
      fix: "change the slug, permalink, alias or file name it comes from",
    },
  }),
  doubledAddress: (path: string, owner: string) => ({
    zh: { message: `地址${path}已被${owner}使用`, fix: "给其中一个另写slug，或给文件改名" },
    en: {
      message: `has the address ${path}, which ${owner} has already`,
      fix: "give one of them another slug, or rename a file",
    },
  }),
  aliasOf: (path: string) => ({ zh: `${path}的别名`, en: `alias of ${path}` }),
} satisfies Messages;
