/** What `npm run import:compare` says. */
export const compareMessages = {
  usage: `用法：npm run import:compare -- <旧站的sitemap.xml，或旧站构建出的目录> [新站的目录，默认public]

列出旧站有、新站没有回答的地址；给的是目录时，还列出新站的页面里没有的标题锚点。
有缺的以1结束。用CONTENT_DIR指定过内容目录的，这里同样要写。`,
  noOld: (old: string) => `${old}不是sitemap.xml，也不是目录`,
  noPages: (place: string) => `${place}里没有页面；sitemap若是索引，请指向它列出的某一个`,
  all: (addresses: number, ids: number) => `${addresses}个地址${ids > 0 ? `、${ids}个标题的锚点` : ""}，新站都有`,
  addresses: (missing: number, all: number) => `${all}个地址里，新站没有回答${missing}个：`,
  folder: (folder: string, count: number) => `${folder} (${count})`,
  ids: (missing: number, all: number) => `${all}个标题的锚点里，新站的页面没有${missing}个：`,
} as const;
