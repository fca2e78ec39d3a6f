/** Labels of the button that alternates light and dark. */
export const colorModeText = {
  toggle: (mode: string) => `切换浅色/暗黑模式（当前为${mode}）`,
  toggleUnknown: "切换浅色/暗黑模式",
  light: "浅色模式",
  dark: "暗黑模式",
  system: "跟随系统",
} as const;
