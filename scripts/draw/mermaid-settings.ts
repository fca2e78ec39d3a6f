import { hues, inks } from "../../src/shared/colors";

/** Width of the text column in px. Some kinds of diagrams fill it. */
export const column = 714;

const fontFamily = `"Liberation Sans", Arial, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif`;
const series = Object.values(hues);
const label = inks.ink;

/** Gives several of mermaid's variables the same value. */
const all = <T>(value: T, names: string) => Object.fromEntries(names.split(/\s+/).map((name) => [name, value]));
const numbered = (name: string, shift = 0) =>
  Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`${name}${i}`, series[(i + shift) % series.length]]));
const labels = (name: string) => all(label, Array.from({ length: 13 }, (_, i) => `${name}${i}`).join(" "));

const paper = `background primaryColor secondaryColor tertiaryColor mainBkg clusterBkg edgeLabelBackground noteBkgColor
  actorBkg labelBoxBkgColor activationBkgColor sequenceNumberColor sectionBkgColor altSectionBkgColor sectionBkgColor2
  pieStrokeColor commitLabelBackground tagLabelBackground relationLabelBackground rowOdd rowEven altBackground stateBkg
  compositeBackground compositeTitleBackground quadrant1Fill quadrant2Fill quadrant3Fill quadrant4Fill`;
const words = `primaryTextColor secondaryTextColor tertiaryTextColor textColor nodeTextColor titleColor noteTextColor
  actorTextColor signalTextColor labelTextColor loopTextColor taskTextColor taskTextDarkColor taskTextLightColor
  taskTextOutsideColor pieTitleTextColor pieSectionTextColor pieLegendTextColor commitLabelColor tagLabelColor
  relationLabelColor classText labelColor stateLabelColor transitionLabelColor`;
const arrows = "lineColor signalColor relationColor specialStateColor innerEndBackground transitionColor";
const borders = `nodeBorder actorBorder primaryBorderColor secondaryBorderColor tertiaryBorderColor noteBorderColor
  activationBorderColor clusterBorder actorLineColor labelBoxBorderColor doneTaskBorderColor pieOuterStrokeColor
  tagLabelBorder compositeBorder`;

/**
 * Mermaid's configuration. `secure` lists the settings that an author's `%%{init}%%` cannot change,
 * because the site sets the style.
 */
export const settings = {
  startOnLoad: false,
  securityLevel: "strict" as const,
  suppressErrorRendering: true,
  deterministicIds: true,
  maxTextSize: 500_000,
  maxEdges: 5_000,
  secure: `secure securityLevel startOnLoad maxTextSize suppressErrorRendering maxEdges theme themeVariables themeCSS
    fontFamily altFontFamily fontSize deterministicIds htmlLabels`.split(/\s+/),
  theme: "base" as const,
  fontFamily,
  fontSize: 13,
  markdownAutoWrap: true,
  // HTML labels would need a `foreignObject`, which a build rejects in a drawing.
  htmlLabels: false,
  ...all({ htmlLabels: false }, "class er"),
  flowchart: { htmlLabels: false, nodeSpacing: 30, rankSpacing: 36, padding: 10 },
  state: { nodeSpacing: 30, rankSpacing: 36 },
  gantt: { fontFamily, fontSize: 12, sectionFontSize: 13, barHeight: 24, topPadding: 40, useWidth: column - 16 },
  sequence: {
    ...all(fontFamily, "actorFontFamily noteFontFamily messageFontFamily"),
    ...all(13, "actorFontSize noteFontSize messageFontSize"),
    width: 64,
    height: 40,
    actorMargin: 10,
    noteMargin: 6,
    boxMargin: 6,
    diagramMarginX: 0,
    wrapPadding: 4,
  },
  pie: { textPosition: 0.65 },
  packet: { bitWidth: 21, rowHeight: 36 },
  journey: { textPlacement: "tspan" },
  themeVariables: {
    fontFamily,
    ...all("13px", "fontSize pieTitleTextSize pieSectionTextSize pieLegendTextSize"),
    ...all("12px", "commitLabelFontSize tagLabelFontSize"),
    ...all(inks.paper, paper),
    ...all(label, words),
    ...all(inks["ink-2"], arrows),
    ...all(inks["line-strong"], borders),
    ...all(inks.line, "gridColor doneTaskBkgColor"),
    ...all(hues.info, "taskBkgColor taskBorderColor"),
    ...all(hues.warning, "activeTaskBkgColor activeTaskBorderColor"),
    ...all(hues.danger, "critBkgColor critBorderColor"),
    pieOuterStrokeWidth: "1px",
    pieOpacity: "1",
    packet: {
      ...all(label, "startByteColor endByteColor labelColor titleColor"),
      blockStrokeColor: inks["line-strong"],
      blockFillColor: inks.paper,
      byteFontSize: "12px",
      ...all("13px", "labelFontSize titleFontSize"),
    },
    ...numbered("cScale"),
    ...numbered("cScalePeer"),
    ...numbered("cScaleInv"),
    ...numbered("pie", 5),
    ...numbered("fillType"),
    ...numbered("git"),
    ...numbered("gitInv"),
    ...labels("cScaleLabel"),
    ...labels("gitBranchLabel"),
  },
};
