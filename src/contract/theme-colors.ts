/** Paper and ink stone, for what lies around the page (a phone's title bar) and cannot read the style sheet's tokens. */
export const themeColors = { light: "#fcfbf8", dark: "#15171a" } as const;
