/** Texts shown while something is awaited, and where it does not come. The start script has them too: a few only. */
export const waitingText = {
  loading: "正在加载…",
  loadSlow: "加载时间过长，可能是网络不畅。可以继续等待，也可以重试。",
  loadFailed: "加载失败，请重试。",
  retry: "重试",
  close: "关闭",
  routeAnnouncement: (title: string) => `已打开页面：${title}`,
} as const;
