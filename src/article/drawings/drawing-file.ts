import { createHash } from "node:crypto";
import { escapeHtml } from "../../lib/escape-html";
import { drawingAttributes, drawingElements, type FinishedDrawing } from "./finish-drawing";

/** Where drawings are kept that a browser has made, below the content folder. */
export const drawingsFolder = "drawings";

/** Counted up when the same source has to give another picture. */
const recipe = 2;

/** What a kept drawing says, and its picture. */
export interface KeptDrawing extends FinishedDrawing {
  /** What mermaid calls it: `sequence`. */
  readonly kind: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** The file of a source, relative to the content folder. White space at the ends of lines makes no other drawing. */
export function drawingPath(source: string): string {
  const text = source.replace(/[ \t]*\r?\n/g, "\n").trim();
  const digest = createHash("sha256").update(`${recipe}\n${text}`).digest("hex").slice(0, 16);
  return `${drawingsFolder}/${digest}.svg`;
}

/** A kept drawing as a file. */
export function writeDrawing({ kind, title, description, viewBox, body }: KeptDrawing): string {
  const [, , width, height] = viewBox.split(" ");
  const words = [
    title && `<title>${escapeHtml(title)}</title>`,
    description && `<desc>${escapeHtml(description)}</desc>`,
  ];
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" data-kind="${kind}" viewBox="${viewBox}" width="${width}" height="${height}">`;
  return `${opening}${words.filter(Boolean).join("")}${body}</svg>\n`;
}

const number = String.raw`-?[\d.]+`;
const file = new RegExp(
  `^<svg xmlns="http://www\\.w3\\.org/2000/svg" data-kind="([\\w-]+)" viewBox="(${number} ${number} ${number} ${number})"[^<>]*>(?:<title>([^<]*)</title>)?(?:<desc>([^<]*)</desc>)?(.*)</svg>\\s*$`,
  "s",
);
const tag = new RegExp(
  `<(?:${drawingElements.join("|")})(?: (?:${drawingAttributes.join("|")})="[^"<>&\\\\]*")*/?>|</(?:${drawingElements.join("|")})>`,
  "g",
);

/**
 * Reads a file that `writeDrawing` has written. What stands in it goes into pages as it is, so nothing but plain shapes and
 * texts without addresses is let through: a file of the content folder can be anyone's.
 * @returns null for any other file
 */
export function readDrawing(text: string): KeptDrawing | null {
  const [, kind, viewBox, title, description, body] = file.exec(text) ?? [];
  if (kind === undefined || viewBox === undefined || body === undefined) return null;
  if (/</.test(body.replace(tag, "")) || /url\s*\(/i.test(body.replace(/>[^<]*</g, "><"))) return null;
  return { kind, viewBox, title: unescapeHtml(title), description: unescapeHtml(description), body };
}

function unescapeHtml(text: string | undefined): string | undefined {
  return text?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
