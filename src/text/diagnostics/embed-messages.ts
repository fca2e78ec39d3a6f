import { type Messages, quote } from "./bilingual";

/** Embeds that the Content-Security-Policy blocks, and how to allow them. */
export const embedMessages = {
  /**
   * @param what such as `images(3)`
   * @param first where the first one stands
   */
  blocked: (what: readonly string[], hosts: number, first: string) => ({
    zh: `安全策略拦下了别处${hosts}台主机的${what.join("、")}，第一处在${first}`,
    en: `the security policy blocks ${what.join(", ")} from ${hosts} ${hosts === 1 ? "host" : "hosts"}, the first in ${first}`,
  }),
  images: (count: number) => ({ zh: `${count}张图片`, en: `${count} ${count === 1 ? "picture" : "pictures"}` }),
  films: (count: number) => ({
    zh: `${count}个音视频`,
    en: `${count} ${count === 1 ? "film or sound" : "films or sounds"}`,
  }),
  frames: (count: number) => ({ zh: `${count}个嵌入的页面`, en: `${count} ${count === 1 ? "frame" : "frames"}` }),
  fetchPictures: {
    zh: "把图片存进内容：npm run fetch-pictures",
    en: "to keep the pictures in the content: npm run fetch-pictures",
  },
  /** @param setting lines of site.yml */
  allow: (setting: string) => ({
    zh: `要放行，写进site.yml（各项也可以写auto，放行内容用到的主机）：\n${setting}`,
    en: `to allow them, put into site.yml (or auto, for all that the content names):\n${setting}`,
  }),
  image: (url: string) => ({ zh: `图片${quote(url)}`, en: `the image ${quote(url)}` }),
  media: (url: string) => ({ zh: `音视频${quote(url)}`, en: `the film or sound ${quote(url)}` }),
  frame: (url: string) => ({ zh: `嵌入的页面${quote(url)}`, en: `the frame ${quote(url)}` }),
  noAddress: (url: string) => ({
    zh: { message: `${quote(url)}不是完整的地址，不会显示`, fix: "改正它，或把文件存到文章旁边：./img/x.png" },
    en: {
      message: `${quote(url)} is no whole address, and is not shown`,
      fix: "correct it, or save the file beside the article: ./img/x.png",
    },
  }),
  ownFrame: (url: string) => ({
    zh: { message: `嵌入的页面${quote(url)}不会显示`, fix: "改为链接；本站的页面不能放进框架" },
    en: {
      message: `the frame ${quote(url)} is not shown`,
      fix: "link to it instead; no page of this site may stand in a frame",
    },
  }),
} satisfies Messages;
