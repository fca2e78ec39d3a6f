/**
 * Colours of src/styles/tokens.css, for code that cannot read the stylesheet.
 * src/styles/styles.test.ts checks that both are the same.
 */
export const themeColors = {
  light: {
    paper: "#fcfbf8",
    surface: "#f4f2ec",
    ink: "#1d2126",
    "ink-2": "#4e555d",
    line: "#e4e0d6",
    link: "#1a5a86",
    accent: "#a8321a",
    danger: "#b3261e",
  },
  dark: {
    paper: "#15171a",
    surface: "#1d2024",
    ink: "#dcd9d2",
    "ink-2": "#a0a5ac",
    line: "#2d3136",
    link: "#86b9dd",
    accent: "#f08b70",
    danger: "#f58d84",
  },
} as const;

/**
 * The light values of the tokens that drawings use. Drawing programs receive these values, and the
 * build maps them back to tokens.
 */
export const inks = {
  paper: "#fcfbf8",
  surface: "#f4f2ec",
  ink: "#1d2126",
  "ink-2": "#4e555d",
  "line-strong": "#8a867c",
  line: "#e4e0d6",
} as const;

/**
 * The hues of a drawing, in the order in which series use them. Colour-blind readers can also
 * distinguish each hue from the next.
 */
export const hues = {
  info: "#1a5a86",
  warning: "#855600",
  tip: "#2b6a3d",
  "t-function": "#6b3a8c",
  danger: "#b3261e",
  "t-type": "#0b6363",
} as const;

/**
 * The light value of each token that a drawing may use, for feeds and other places without the
 * site's stylesheet.
 */
export const lightColours: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...inks, ...hues, accent: "#a8321a" }),
);
