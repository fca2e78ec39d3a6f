import { type Messages, quote } from "./bilingual";

/** Embeds that the Content-Security-Policy blocks, and how to allow them. */
export const embedMessages = {
  image: (url: string) => ({
    zh: `图片${url}不会显示：本站的安全策略不允许`,
    en: `the image ${url} is not shown: the site's security policy does not let it in`,
  }),
  media: (url: string) => ({
    zh: `音视频${url}不会显示：本站的安全策略不允许`,
    en: `the film or sound ${url} is not shown: the site's security policy does not let it in`,
  }),
  frame: (url: string) => ({
    zh: `嵌入的页面${url}不会显示：本站的安全策略不允许`,
    en: `the frame ${url} is not shown: the site's security policy does not let it in`,
  }),
  saveImage: (origin: string) => ({
    zh: `存到文章旁边：./img/x.png，或在src/config/site.ts的security.images里加上${quote(origin)}`,
    en: `save it beside the article: ./img/x.png, or add ${quote(origin)} to security.images in src/config/site.ts`,
  }),
  saveMedia: { zh: "存到文章旁边：./film.mp4", en: "save it beside the article: ./film.mp4" },
  allowFrame: (origin: string) => ({
    zh: `在src/config/site.ts的security.frames里加上${quote(origin)}`,
    en: `add ${quote(origin)} to security.frames in src/config/site.ts`,
  }),
  linkInstead: {
    zh: "改为链接；本站的页面不能放进框架",
    en: "link to it instead; no page of this site may stand in a frame",
  },
} satisfies Messages;
