import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { drawingMessages } from "../../config/messages";
import { escapeHtml, unescapeHtml } from "../../lib/escape-html";
import { digestOf } from "../../lib/node/files";
import { articleText } from "../../text/texts";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { type Drawing, DrawingProblem, labelsOf } from "./drawing";
import { drawingAttributes, drawingElements } from "./finish-drawing";

/**
 * Reads the drawing of a mermaid source. Mermaid measures its labels in a browser, so `npm run draw`
 * draws and a build only reads the result. A source without a drawing is shown as code, with a
 * warning. The article is rendered again once the file exists.
 */
export function keptDrawing(source: string, context: ArticleContext, line: number): Drawing | null {
  const file = drawingPath(source);
  const absolute = path.join(context.source.contentDir, file);
  context.includes.add(file);
  if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) {
    reportWarning(context, line, drawingMessages.notDrawn(file));
    return null;
  }
  const drawing = readDrawing(readFileSync(absolute, "utf8"));
  if (drawing === null) throw new DrawingProblem(drawingMessages.foreign(file));
  const kind = Object.entries(articleText.diagramKinds).find(([beginning]) => drawing.kind.startsWith(beginning))?.[1];
  const description = drawing.description?.split("\n") ?? [];
  return { ...drawing, labels: labelsOf(drawing.body), kind, description };
}

/** The folder of drawings that a browser has made, inside the content folder. */
export const drawingsFolder = "drawings";

/** Increase this when the same source must give a different picture. */
const recipe = 2;

/** A drawing with its description. Its kind has mermaid's name, such as `sequence`. */
type KeptDrawing = Omit<Drawing, "narrow" | "labels" | "description"> & {
  readonly kind: string;
  readonly description: string | undefined;
};

/**
 * Returns the path of the drawing of a source, relative to the content folder. White space at line
 * ends is ignored.
 */
export function drawingPath(source: string): string {
  const text = source.replace(/[ \t]*\r?\n/g, "\n").trim();
  return `${drawingsFolder}/${digestOf(`${recipe}\n${text}`)}.svg`;
}

/** Returns the text of a drawing's file. */
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
 * Reads a file that `writeDrawing` wrote, and returns null for any other text. The drawing goes
 * into pages unchanged and anyone may have written the file, so only plain shapes and texts without
 * addresses pass.
 */
export function readDrawing(text: string): KeptDrawing | null {
  const [, kind, viewBox, title, description, body] = file.exec(text) ?? [];
  if (kind === undefined || viewBox === undefined || body === undefined) return null;
  if (/</.test(body.replace(tag, "")) || /url\s*\(/i.test(body.replace(/>[^<]*</g, "><"))) return null;
  const told = [title, description].map((text) => text && unescapeHtml(text));
  return { kind, viewBox, title: told[0], description: told[1], body };
}
