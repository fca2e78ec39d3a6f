import { type HSLColor, hsl as toHsl, rgb as toRgb } from "d3";
import { hues, inks } from "../../contract/drawing-colors";

/** A colour as a token of src/styles/tokens.css, so that a drawing follows light, dark and paper. */
export interface Paint {
  readonly value: string;
  /** A tint is see-through; what it stands on has to be painted first. */
  readonly opacity?: number;
}

const tint = 0.22;
const token = (name: string): Paint => ({ value: `var(--${name})` });

/**
 * The token for a colour: one of ours as it is, any other by its nearest, since what an author has filled pink has to be read in
 * the dark too. Texts are secondary ink or, on what is dark, paper.
 * @returns null for no colour at all
 */
export function paint(written: string, use: "fill" | "stroke" | "text"): Paint | null {
  const colour = colourOf(written);
  if (colour === null) return null;
  const hex = toRgb(colour).formatHex();
  const exact = Object.entries(inks).find(([, known]) => known === hex)?.[0];
  if (use === "text") return token(exact === "paper" ? "paper" : "ink-2");
  if (exact !== undefined) return token(exact);
  const { h, s, l } = colour;
  if (!(s >= 0.12) || l < 0.08 || l > 0.985) return token(grey(l, use));
  const turn = (known: string) => 180 - Math.abs(180 - Math.abs(h - toHsl(known).h));
  const [name] = Object.entries(hues).reduce((best, next) => (turn(next[1]) < turn(best[1]) ? next : best));
  return { ...token(name), ...(use === "fill" && { opacity: tint }) };
}

/** The token where colours say nothing: lines and the heads of lines are ink, nothing is filled. */
export function plainPaint(written: string | undefined, use: "fill" | "stroke", isEdge: boolean): Paint | null {
  const colour = colourOf(written ?? "none");
  if (colour === null) return null;
  if (use === "fill" && !isEdge && colour.l >= 0.15) return colour.l > 0.97 ? token("paper") : null;
  return use === "stroke" && !(colour.s >= 0.12) && colour.l > 0.3 ? token(grey(colour.l, use)) : token("ink");
}

function grey(lightness: number, use: "fill" | "stroke"): string {
  if (use === "stroke")
    return lightness < 0.3 ? "ink" : lightness < 0.45 ? "ink-2" : lightness < 0.75 ? "line-strong" : "line";
  if (lightness > 0.97) return "paper";
  return lightness > 0.55 ? "surface" : lightness > 0.3 ? "line-strong" : "ink-2";
}

/** What is no colour to CSS, as `url(#gradient)`, is a line's grey. */
function colourOf(written: string): HSLColor | null {
  if (/^\s*(?:none|transparent)?\s*$/.test(written)) return null;
  const colour = toHsl(written === "currentColor" ? inks.ink : written);
  if (colour.opacity === 0) return null;
  return Number.isNaN(colour.l) ? toHsl(inks.line) : colour;
}
