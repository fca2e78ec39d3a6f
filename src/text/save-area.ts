/** Labels of the button that saves an area for offline reading. */
export const saveAreaText = {
  save: "保存本栏目供离线阅读",
  saving: (done: number, all: number) => `正在保存（${done}/${all}）…`,
  saved: "本栏目已保存，可离线阅读",
  stale: "已保存的内容有更新，点此重新保存",
  failed: (count: number) => `有 ${count} 页没有保存成功，点此重试`,
  noSpace: "浏览器的存储空间不足，无法保存",
} as const;
