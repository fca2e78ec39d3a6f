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
 * Reads the drawing of a Mermaid source from its file. Mermaid measures labels in a browser, so
 * `npm run draw` makes the drawings and a build only reads them. A source without a drawing is
 * shown as code, with a warning. The article is rendered again once the file exists.
 * @returns the drawing, or null if the file does not exist
 * @throws DrawingProblem if `readDrawing` rejects the file
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

/** The folder in the content folder for drawings made by `npm run draw`. */
export const drawingsFolder = "drawings";

/** The version of the drawings. Increase it when the same source must be drawn differently. */
const recipe = 2;

/** A drawing as stored in a file. `kind` is Mermaid's name for it, such as `sequence`. */
type KeptDrawing = Omit<Drawing, "narrow" | "labels" | "description"> & {
  readonly kind: string;
  readonly description: string | undefined;
};

/**
 * Returns the path of a source's drawing, relative to the content folder. Whitespace at line ends
 * does not change the path.
 */
export function drawingPath(source: string): string {
  const text = source.replace(/[ \t]*\r?\n/g, "\n").trim();
  return `${drawingsFolder}/${digestOf(`${recipe}\n${text}`)}.svg`;
}

/** Returns the content of a drawing's file. */
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
 * Parses the content of a file that `writeDrawing` wrote, and returns null for any other text. Only
 * text and plain shapes without `url(…)` are accepted, because pages contain the drawing unchanged
 * and anyone may have written the file.
 */
export function readDrawing(text: string): KeptDrawing | null {
  const [, kind, viewBox, title, description, body] = file.exec(text) ?? [];
  if (kind === undefined || viewBox === undefined || body === undefined) return null;
  if (/</.test(body.replace(tag, "")) || /url\s*\(/i.test(body.replace(/>[^<]*</g, "><"))) return null;
  const told = [title, description].map((text) => text && unescapeHtml(text));
  return { kind, viewBox, title: told[0], description: told[1], body };
}
