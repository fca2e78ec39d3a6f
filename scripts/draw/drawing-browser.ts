import { existsSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { inLanguage } from "../../src/bundle/browser-bundle";
import { site } from "../../src/config/site";
import { installedChromium } from "../chromium.mjs";
import { lineIn } from "./line-in";
import { column, settings } from "./mermaid-settings";
import type { Answer, FlatDrawing } from "./page/flatten";

/**
 * The error for a source that mermaid cannot draw, that takes too long, or whose drawing is too
 * long.
 */
export class DrawingProblem extends Error {
  /** @param line number of the line in the source, from 1, if known */
  constructor(
    message: string,
    readonly line?: number,
    readonly isTimeout = false,
  ) {
    super(message);
  }
}

/**
 * The time limit for one drawing, in milliseconds. A drawing that takes longer is too large for a
 * reader.
 */
export const timeLimit = 20_000;

/** Mermaid in a browser without a network. */
export interface DrawingBrowser {
  /**
   * Draws a source.
   * @throws DrawingProblem for an error that the author can fix
   */
  draw(source: string): Promise<FlatDrawing>;
  close(): Promise<void>;
}

/**
 * Paths of mermaid's single-file build: in mermaid's package, or in our own package,
 * into which scripts/pack.mjs copies it without the other 89 MB.
 */
const mermaidFiles = ["node_modules/mermaid/dist/mermaid.min.js", "scripts/draw/mermaid/mermaid.min.js"];

/**
 * Starts the same browser as the end-to-end tests. The browser requests nothing from the network.
 */
export async function drawingBrowser(limit = timeLimit): Promise<DrawingBrowser> {
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
    ...(executablePath !== undefined && { executablePath }),
  });
  const scripts = [mermaidFiles.find((file) => existsSync(file)), await bundle()];
  let page: Page | undefined;
  const draw = async (source: string): Promise<FlatDrawing> => {
    page ??= await newPage(browser, scripts);
    const drawing = page.evaluate(async (text) => JSON.stringify(await window.draw(text)), source);
    // Ignores the rejection, because closing a page rejects its pending evaluation.
    drawing.catch(() => {});
    const time = timer(limit);
    try {
      const result = await Promise.race([drawing, time.over]);
      if (result !== undefined) return drawingOf(JSON.parse(result), source);
    } finally {
      time.stop();
    }
    // The page may never finish, so it is replaced.
    void page.close();
    page = undefined;
    throw new DrawingProblem("", undefined, true);
  };
  return { draw, close: () => browser.close() };
}

function timer(limit: number): { over: Promise<undefined>; stop: () => void } {
  let handle: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    handle = setTimeout(() => resolve(undefined), limit);
  });
  return { over, stop: () => clearTimeout(handle) };
}

async function bundle(): Promise<{ content: string }> {
  const entry = path.resolve("scripts/draw/page/flatten.ts");
  const plugins = [inLanguage(site)];
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife", plugins });
  return { content: outputFiles[0]?.text ?? "" };
}

async function newPage(browser: Browser, [mermaid, own]: readonly unknown[]): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: column, height: 800 },
    deviceScaleFactor: 1,
    locale: "zh-CN",
  });
  await page.route("**", (route) => route.abort());
  await page.setContent(
    `<!doctype html><html lang="zh-CN"><style>body{margin:0;line-height:1.5}#drawing{display:block}</style><body></body></html>`,
  );
  await page.addScriptTag({ path: mermaid as string });
  await page.addScriptTag(own as { content: string });
  await page.evaluate((config) => window.mermaid.initialize(config), settings);
  return page;
}

/**
 * Returns the drawing in an answer.
 * @throws DrawingProblem with mermaid's message on one line, without its excerpt of the source and
 * its line numbers
 */
function drawingOf(answer: Answer, source: string): FlatDrawing {
  if ("drawing" in answer) return answer.drawing;
  const message = answer.problem
    .replace(/\s*\n[^\n]*\n-*\^\s*/, " ")
    .replace(/\s+/g, " ")
    // The diagnostic already has the line in the file. Mermaid calls the end of the text `1`.
    .replace(
      /\b(?:Parse|Lexer|Lexical) error on line \d+(?:, column \d+)?[:.]\s*|\bParsing failed: | at offset: \d+/g,
      "",
    )
    .replace(/, got '1'$/, ", got the end")
    .trim();
  throw new DrawingProblem(message, answer.line === undefined ? undefined : lineIn(source, answer.line));
}
