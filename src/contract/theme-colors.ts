/**
 * The colours of src/styles/tokens.css under the same names, for places without access to custom properties: `theme-color`,
 * the web manifest, the offline page, the sharing pictures and the banner for a wrong base path.
 * src/styles/styles.test.ts checks that both agree.
 */
export const themeColors = {
  light: {
    paper: "#fcfbf8",
    ink: "#1d2126",
    "ink-2": "#4e555d",
    line: "#e4e0d6",
    link: "#1a5a86",
    accent: "#a8321a",
    danger: "#b3261e",
  },
  dark: {
    paper: "#15171a",
    ink: "#dcd9d2",
    "ink-2": "#a0a5ac",
    line: "#2d3136",
    link: "#86b9dd",
    accent: "#f08b70",
    danger: "#f58d84",
  },
} as const;
