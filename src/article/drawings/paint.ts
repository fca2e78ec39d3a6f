import { hues, inks, namedColors as names } from "../../contract/drawing-colors";

/** What a colour is for. */
export type PaintUse = "fill" | "stroke" | "text";

/** A colour as a token of src/styles/tokens.css, so that a drawing follows light, dark and paper. */
export interface Paint {
  readonly value: string;
  /** A tint is see-through; what it stands on has to be painted first. */
  readonly opacity?: number;
}

const tint = 0.22;
const token = (name: string) => `var(--${name})`;

/** The light value of each token that a drawing may name: for feeds and other places without the site's style sheet. */
export const lightColours: ReadonlyMap<string, string> = new Map([...Object.entries(inks), ...Object.entries(hues)]);

/**
 * The token for a colour: one of ours as it is, any other by its nearest, since what an author has filled pink has to be read in
 * the dark too. Texts are ink or, on what is dark, paper.
 * @param written in hexadecimal digits, by function or by a basic name, as in CSS
 * @returns null for no colour at all
 */
export function paint(written: string, use: PaintUse): Paint | null {
  const colour = rgbOf(written);
  if (colour === null) return null;
  const exact = Object.entries(inks).find(([, hex]) => hex === hexOf(colour))?.[0];
  if (use === "text") return { value: token(exact === "paper" ? "paper" : "ink") };
  if (exact !== undefined) return { value: token(exact) };
  const { hue, saturation, lightness } = hslOf(colour);
  if (saturation < 0.12 || lightness < 0.08 || lightness > 0.985) return { value: token(grey(lightness, use)) };
  const name = Object.entries(hues)
    .map(([known, hex]) => ({ known, distance: turn(hue, hslOf(rgbOf(hex) ?? colour).hue) }))
    .sort((a, b) => a.distance - b.distance)[0]?.known;
  return { value: token(name ?? "info"), ...(use === "fill" && { opacity: tint }) };
}

function grey(lightness: number, use: PaintUse): string {
  if (use === "stroke") return lightness < 0.45 ? "ink-2" : lightness < 0.75 ? "line-strong" : "line";
  if (lightness > 0.97) return "paper";
  return lightness > 0.55 ? "surface" : lightness > 0.3 ? "line-strong" : "ink-2";
}

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(written: string): Rgb | null {
  const value = written.trim().toLowerCase();
  if (value === "" || value === "none" || value === "transparent") return null;
  const [, short] = /^#([\da-f]{3})$/.exec(value) ?? [];
  const hex = /^#[\da-f]{6}/.exec(names[value] ?? (short ? `#${[...short].map((x) => x + x).join("")}` : value))?.[0];
  if (hex) return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
  const numbers = [...value.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const [a = 0, b = 0, c = 0, alpha = 1] = numbers;
  if (numbers.length < 3) return rgbOf(inks.line);
  if (alpha === 0) return null;
  return value.startsWith("hsl") ? rgbOfHsl(a, b / 100, c / 100) : [a, b, c];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return (
      255 * (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [part(0), part(8), part(4)];
}

function hslOf(colour: Rgb): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = colour.map((part) => part / 255) as unknown as Rgb;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const hue =
    range === 0
      ? 0
      : most === red
        ? ((green - blue) / range) % 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  return { hue: (hue * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1) || 1), lightness };
}

/** The angle between two hues. */
function turn(a: number, b: number): number {
  const distance = Math.abs(a - b) % 360;
  return Math.min(distance, 360 - distance);
}
