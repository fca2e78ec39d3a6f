/** The offer to reload a page of an older deployment. */
export const newVersionText = { text: "有可用的新版本", reload: "刷新", close: "关闭" } as const;
