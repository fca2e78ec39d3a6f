// What the commands say to an owner, in the language of the site.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const zh = {
  develop: {
    starting: "正在读取内容、打包页面的代码，第一次约一分钟……",
    ready: (address) => `可以写了：${address} （GraphiQL在${address}___graphql，按Ctrl+C结束）`,
    saved: (file, time) => `${time} ${file}已更新`,
  },
};

const en = {
  develop: {
    starting: "Reading the content and bundling the code of the pages: about a minute the first time…",
    ready: (address) => `Ready: ${address} (GraphiQL: ${address}___graphql, Ctrl+C ends)`,
    saved: (file, time) => `${time} ${file} is updated`,
  },
};

/** The words for a content folder: English where site.yml names another language than Chinese. */
export function wordsFor(contentDir) {
  const file = path.join(contentDir, "site.yml");
  const [, lang = "zh"] = (existsSync(file) && /^\s+lang:\s*["']?([\w-]+)/m.exec(readFileSync(file, "utf8"))) || [];
  return lang.startsWith("zh") ? zh : en;
}
