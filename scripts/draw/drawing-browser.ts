import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "esbuild";
import { hues, inks } from "../../src/contract/drawing-colors";
import { installedChromium } from "../chromium.mjs";
import { lineIn } from "./line-in";
import type { Answer, FlatDrawing } from "./page/flatten";

/** What mermaid, or the clock, has against a source. */
export class DrawingProblem extends Error {
  /** @param line of the source, counted from 1, where it is known */
  constructor(
    message: string,
    readonly line?: number,
    readonly isTimeout = false,
  ) {
    super(message);
  }
}

/** Longer than any drawing that a reader can take in, in milliseconds. */
export const timeLimit = 20_000;

/** Width of the text column, which some kinds fill. */
const column = 714;

/** Mermaid in a browser without a network. */
export interface DrawingBrowser {
  /** @throws DrawingProblem for what an author can mend */
  draw(source: string): Promise<FlatDrawing>;
  close(): Promise<void>;
}

/** Starts the browser of the end-to-end tests. Nothing is fetched: mermaid comes from node_modules. */
export async function drawingBrowser(limit = timeLimit): Promise<DrawingBrowser> {
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
    ...(executablePath !== undefined && { executablePath }),
  });
  const scripts = [path.resolve("node_modules/mermaid/dist/mermaid.min.js"), await bundle()];
  let page: Page | undefined;
  const draw = async (source: string): Promise<FlatDrawing> => {
    page ??= await newPage(browser, scripts);
    const drawing = page.evaluate(async (text) => JSON.stringify(await window.draw(text)), source);
    // A page that is closed rejects what it was doing.
    drawing.catch(() => {});
    const time = timer(limit);
    try {
      const result = await Promise.race([drawing, time.over]);
      if (result !== undefined) return drawingOf(JSON.parse(result), source);
    } finally {
      time.stop();
    }
    // It may compute for ever.
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
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: "iife" });
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
  await page.evaluate((config) => window.mermaid.initialize(config), settings());
  return page;
}

/** Mermaid's own settings. What an author's `%%{init}%%` may not change is in `secure`: looks are the site's. */
function settings() {
  const fontFamily = `"Liberation Sans", Arial, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif`;
  const series = Object.values(hues);
  const numbered = (name: string, count: number, value: (index: number) => string) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, value(index)]));
  const hue = (index: number) => series[index % series.length] ?? inks.ink;
  const type = { fontFamily, fontSize: 14 };
  return {
    startOnLoad: false,
    securityLevel: "strict" as const,
    suppressErrorRendering: true,
    deterministicIds: true,
    maxTextSize: 500_000,
    maxEdges: 5_000,
    secure: `secure securityLevel startOnLoad maxTextSize suppressErrorRendering maxEdges theme themeVariables themeCSS
      fontFamily altFontFamily fontSize deterministicIds`.split(/\s+/),
    theme: "base" as const,
    fontFamily,
    fontSize: 14,
    markdownAutoWrap: true,
    gantt: { ...type, fontSize: 12, sectionFontSize: 13, barHeight: 24, topPadding: 40, useWidth: column - 16 },
    sequence: {
      actorFontSize: 14,
      actorFontFamily: fontFamily,
      noteFontSize: 14,
      noteFontFamily: fontFamily,
      messageFontSize: 14,
      messageFontFamily: fontFamily,
      width: 120,
      height: 44,
      actorMargin: 40,
    },
    pie: { textPosition: 0.65 },
    packet: { bitWidth: 21, rowHeight: 36 },
    themeVariables: {
      fontFamily,
      fontSize: "14px",
      background: inks.paper,
      primaryColor: inks.surface,
      primaryTextColor: inks.ink,
      primaryBorderColor: inks["line-strong"],
      secondaryColor: inks.surface,
      secondaryTextColor: inks.ink,
      secondaryBorderColor: inks["line-strong"],
      tertiaryColor: inks.paper,
      tertiaryTextColor: inks.ink,
      tertiaryBorderColor: inks["line-strong"],
      lineColor: inks["ink-2"],
      textColor: inks.ink,
      mainBkg: inks.surface,
      nodeBorder: inks["ink-2"],
      nodeTextColor: inks.ink,
      clusterBkg: inks.paper,
      clusterBorder: inks["line-strong"],
      titleColor: inks.ink,
      edgeLabelBackground: inks.paper,
      noteBkgColor: inks.paper,
      noteTextColor: inks.ink,
      noteBorderColor: hues.warning,
      actorBkg: inks.surface,
      actorBorder: inks["ink-2"],
      actorTextColor: inks.ink,
      actorLineColor: inks["line-strong"],
      signalColor: inks["ink-2"],
      signalTextColor: inks.ink,
      labelBoxBkgColor: inks.surface,
      labelBoxBorderColor: inks["line-strong"],
      labelTextColor: inks.ink,
      loopTextColor: inks.ink,
      activationBkgColor: inks.line,
      activationBorderColor: inks["line-strong"],
      sequenceNumberColor: inks.paper,
      sectionBkgColor: inks.surface,
      altSectionBkgColor: inks.paper,
      sectionBkgColor2: inks.surface,
      gridColor: inks["line"],
      taskBkgColor: hues.info,
      taskBorderColor: hues.info,
      activeTaskBkgColor: hues.warning,
      activeTaskBorderColor: hues.warning,
      doneTaskBkgColor: inks.line,
      doneTaskBorderColor: inks["line-strong"],
      critBkgColor: hues.danger,
      critBorderColor: hues.danger,
      taskTextColor: inks.ink,
      taskTextDarkColor: inks.ink,
      taskTextLightColor: inks.ink,
      taskTextOutsideColor: inks.ink,
      pieStrokeColor: inks.paper,
      pieOuterStrokeColor: inks["line-strong"],
      pieOuterStrokeWidth: "1px",
      pieOpacity: "1",
      pieTitleTextSize: "16px",
      pieSectionTextSize: "14px",
      pieLegendTextSize: "14px",
      pieTitleTextColor: inks.ink,
      pieSectionTextColor: inks.ink,
      pieLegendTextColor: inks.ink,
      commitLabelColor: inks.ink,
      commitLabelBackground: inks.paper,
      commitLabelFontSize: "12px",
      tagLabelColor: inks.ink,
      tagLabelBackground: inks.surface,
      tagLabelBorder: inks["line-strong"],
      tagLabelFontSize: "12px",
      relationColor: inks["ink-2"],
      relationLabelBackground: inks.paper,
      relationLabelColor: inks.ink,
      rowOdd: inks.paper,
      rowEven: inks.surface,
      classText: inks.ink,
      labelColor: inks.ink,
      altBackground: inks.paper,
      stateBkg: inks.surface,
      stateLabelColor: inks.ink,
      compositeBackground: inks.paper,
      compositeTitleBackground: inks.surface,
      compositeBorder: inks["line-strong"],
      specialStateColor: inks["ink-2"],
      innerEndBackground: inks["ink-2"],
      transitionColor: inks["ink-2"],
      transitionLabelColor: inks.ink,
      quadrant1Fill: inks.surface,
      quadrant2Fill: inks.paper,
      quadrant3Fill: inks.surface,
      quadrant4Fill: inks.paper,
      packet: {
        startByteColor: inks.ink,
        endByteColor: inks.ink,
        labelColor: inks.ink,
        titleColor: inks.ink,
        blockStrokeColor: inks["ink-2"],
        blockFillColor: inks.paper,
        byteFontSize: "12px",
        labelFontSize: "14px",
        titleFontSize: "14px",
      },
      ...numbered("cScale", 12, hue),
      ...numbered("cScaleLabel", 12, () => inks.ink),
      ...numbered("cScalePeer", 12, hue),
      ...numbered("cScaleInv", 12, hue),
      ...numbered("pie", 13, (index) => hue(index + 5)),
      ...numbered("fillType", 8, hue),
      ...numbered("git", 8, hue),
      ...numbered("gitInv", 8, hue),
      ...numbered("gitBranchLabel", 8, () => inks.ink),
    },
  };
}

/** @throws DrawingProblem with mermaid's message on one line, without its picture of the place */
function drawingOf(answer: Answer, source: string): FlatDrawing {
  if ("drawing" in answer) return answer.drawing;
  const message = answer.problem
    .replace(/\s*\n[^\n]*\n-*\^\s*/, " ")
    .replace(/\s+/g, " ")
    // The line is that of the file, which stands in front; `1` is the end of the text.
    .replace(
      /\b(?:Parse|Lexer|Lexical) error on line \d+(?:, column \d+)?[:.]\s*|\bParsing failed: | at offset: \d+/g,
      "",
    )
    .replace(/, got '1'$/, ", got the end")
    .trim();
  throw new DrawingProblem(message, answer.line === undefined ? undefined : lineIn(source, answer.line));
}
