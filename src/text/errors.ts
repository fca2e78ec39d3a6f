/** Messages of the error catalogue that both the build and the page show. */
export const text = {
  navbarItem: (label: string) => `导航栏项目「${label}」无法显示，请检查配置。`,
} as const;
