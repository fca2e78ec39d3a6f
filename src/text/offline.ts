/** Texts of the offline page, shown in place of a page that cannot be reached. */
export const offlineText = {
  title: "没有网络连接",
  text: "这一页还没有保存在本机，联网之后才能打开。",
  retry: "重试",
  kept: "下面这些页面已保存在本机，没有网络也能打开：",
  home: "首页",
} as const;
