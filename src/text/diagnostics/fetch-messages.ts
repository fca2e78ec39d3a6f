import { type Messages, quote } from "./bilingual";

/** What `npm run fetch-pictures` says. */
export const fetchMessages = {
  none: { zh: "文章里没有别处的图片", en: "no article shows a picture of another site" },
  progress: (done: number, total: number) => ({ zh: `${done}/${total}张图片`, en: `${done} of ${total} pictures` }),
  done: (fetched: number, changed: number) => ({
    zh: `取回了${fetched}张图片，存在文章旁边的img/里；改写了${changed}个文件`,
    en: `fetched ${fetched} picture${fetched === 1 ? "" : "s"} into img/ beside the articles; rewrote ${changed} file${changed === 1 ? "" : "s"}`,
  }),
  failedHeading: (count: number) => ({
    zh: `有${count}处没有取到，地址没有改动；再运行一次，只取这些：`,
    en: `${count} not fetched, their addresses are as they were; run it again for these alone:`,
  }),
  failed: (url: string, reason: string) => ({ zh: `${reason}：${url}`, en: `${reason}: ${url}` }),
  status: (status: number) => ({ zh: `主机回答${status}`, en: `the host answers ${status}` }),
  timeout: (seconds: number) => ({ zh: `${seconds}秒内没有收完`, en: `not received within ${seconds} s` }),
  tooLarge: (mebibytes: number) => ({ zh: `超过${mebibytes} MiB`, en: `more than ${mebibytes} MiB` }),
  connection: (reason: string) => ({ zh: `连接失败（${reason}）`, en: `no connection (${reason})` }),
  empty: { zh: "收到的是空文件", en: "received an empty file" },
  page: { zh: "收到的是网页，不是图片", en: "received a web page, no picture" },
  script: { zh: "这个SVG里有脚本", en: "the SVG has a script" },
  noPicture: (beginning: string) => ({
    zh: `收到的不是完整的图片，以${quote(beginning)}开头`,
    en: `received no whole picture; it begins with ${quote(beginning)}`,
  }),
} satisfies Messages;
