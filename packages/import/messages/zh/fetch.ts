import { quote } from "../../../../src/lib/diagnostic";

/** The messages of `npm run fetch-pictures`. */
export const fetchMessages = {
  none: "文章里没有别处的图片",
  progress: (done: number, total: number) => `${done}/${total}张图片`,
  done: (fetched: number, changed: number) => `取回了${fetched}张图片，存在文章旁边的img/里；改写了${changed}个文件`,
  failedHeading: (count: number) => `有${count}处没有取到，地址没有改动；再运行一次，只取这些：`,
  failed: (url: string, reason: string) => `${reason}：${url}`,
  status: (status: number) => `主机回答${status}`,
  timeout: (seconds: number) => `${seconds}秒内没有收完`,
  tooLarge: (mebibytes: number) => `超过${mebibytes} MiB`,
  connection: (reason: string) => `连接失败（${reason}）`,
  empty: "收到的是空文件",
  page: "收到的是网页，不是图片",
  script: "这个SVG里有脚本",
  noPicture: (beginning: string) => `收到的不是完整的图片，以${quote(beginning)}开头`,
};
