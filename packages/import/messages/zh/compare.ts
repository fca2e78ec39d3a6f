/** The messages of `npm run import:compare`. */
export const compareMessages = {
  noOld: (old: string) => `${old}不是sitemap.xml，也不是目录`,
  noPages: (place: string) => `${place}里没有页面；sitemap若是索引，请指向它列出的某一个`,
  all: (addresses: number, ids: number) => `${addresses}个地址${ids > 0 ? `、${ids}个标题的锚点` : ""}，新站都有`,
  addresses: (missing: number, all: number) => `${all}个地址里，新站没有回答${missing}个：`,
  ids: (missing: number, all: number) => `${all}个标题的锚点里，新站的页面没有${missing}个：`,
};
