import { themeColors } from "../shared/colors";

/** The background colours behind the accent: `paper` and `surface` of src/styles/tokens.css. */
const backgrounds = {
  light: [themeColors.light.paper, themeColors.light.surface],
  dark: [themeColors.dark.paper, themeColors.dark.surface],
} as const;

/**
 * The minimum contrast ratio of text in WCAG level AA.
 * https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
const leastContrast = 4.5;

/** Name of the owner's style sheet in the content folder. */
export const customStyles = "custom.css";

/** The `theme` settings of site.yml. */
export interface Theme {
  readonly accent: { readonly light: string; readonly dark: string } | null;
  readonly serif: string | null;
  readonly sans: string | null;
  readonly mono: string | null;
}

/**
 * Returns the contrast ratio of two `#rrggbb` colours, from 1 to 21.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Returns the lower of an accent's contrasts with the backgrounds of a mode. */
export function accentContrast(colour: string, mode: keyof typeof backgrounds): number {
  return Math.min(...backgrounds[mode].map((background) => contrastOf(colour, background)));
}

/**
 * Returns the nearest readable shade of a colour in a mode, or the colour itself if it is readable.
 * If no shade is readable, returns the text colour.
 */
export function readableAccent(colour: string, mode: keyof typeof backgrounds): string {
  const end = mode === "light" ? 0 : 255;
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = channels(colour).map((value) => Math.round(value + (end - value) * share));
    const shade = `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
    if (accentContrast(shade, mode) >= leastContrast) return shade;
  }
  return themeColors[mode].ink;
}

/** Returns whether text in a colour is readable on the backgrounds of a mode. */
export function isReadable(colour: string, mode: keyof typeof backgrounds): boolean {
  return accentContrast(colour, mode) >= leastContrast;
}

/**
 * Returns the stylesheet of a theme, or "" for a theme without settings. The repeated `:root` gives
 * the rules precedence over those of src/styles/tokens.css, which are in the same layer.
 */
export function themeStyles({ accent, serif, sans, mono }: Theme): string {
  const fonts = [
    ...(sans === null ? [] : [`--sans: ${sans}, sans-serif;`, "--latin: var(--sans);"]),
    // The title font matches the letterforms of the site's serif, so a custom serif replaces both.
    ...(serif === null ? [] : [`--serif: ${serif}, var(--sans);`, "--title: var(--serif);"]),
    ...(mono === null ? [] : [`--mono: ${mono}, monospace;`]),
  ];
  const light = [...(accent === null ? [] : [`--accent: ${accent.light};`]), ...fonts];
  if (light.length === 0) return "";
  const rules = [`:root:root:root { ${light.join(" ")} }`];
  if (accent !== null) {
    const dark = ['[data-theme="dark"]:where(:not([data-colors="light"]))', '[data-colors="dark"]'];
    const selector = dark.map((mode) => `:root:root:root${mode}`).join(", ");
    rules.push(`@media screen { ${selector} { --accent: ${accent.dark}; --seal: ${accent.light}; } }`);
  }
  return `@layer tokens {\n${rules.join("\n")}\n}\n`;
}
