import { escapeHtml } from "../../../lib/escape-html";
import { px } from "./numbers";

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element; numbers are rounded, what is undefined is left out. */
export function tag(name: string, attributes: Attributes, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? px(value) : escapeHtml(String(value))}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A group, or nothing where there is nothing in it. */
export function group(attributes: Attributes, content: string): string {
  return content === "" ? "" : tag("g", attributes, content);
}

export function label(text: string, x: number, y: number, attributes: Attributes = {}): string {
  return tag("text", { x, y, ...attributes }, escapeHtml(text));
}

/**
 * Width of a text in px, a little more than any system's sans serif takes: nothing measures while a site is built.
 */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) {
    if (/[\u2e80-\uffef]/u.test(character)) ems += 1;
    else if (/[A-Z@%mwMW]/.test(character)) ems += 0.75;
    else if (/[.,:;'|iljt()[\]\s]/.test(character)) ems += 0.34;
    else ems += 0.61;
  }
  return ems * fontSize;
}

/** A rectangle as a part of a path. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${px(x)},${px(y)}h${px(width)}v${px(height)}h${px(-width)}z`;
}
