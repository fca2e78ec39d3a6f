import { extent, greatest, group, least } from "d3";
import { escapeHtml } from "../../../lib/escape-html";
import { articleText, listText, plotText } from "../../../text/texts";
import { forEars } from "../../elements/for-ears";
import { canLabel } from "../../elements/tables";
import type { ArticleContext, Fence } from "../../model/article-context";
import type { RenderedSlot } from "../../model/types";
import type { DrawnFence } from "../drawn-fence";
import { drawPlot, hasEnds } from "./draw-plot";
import { readable } from "./plot-scale";
import { levels, type Plan, type Point, readPlan } from "./read-plan";
import { shapeOf } from "./shape";

/** The maximum number of names and bars that are described one by one. */
const mostTold = 8;

/**
 * A fence with data and axes in YAML. Its title may be a YAML field instead of an attribute, so
 * `readPlan` checks it and the content lint does not.
 */
export const plot: DrawnFence = {
  aliases: [],
  needsTitleAttribute: false,
  render: renderPlot,
};

/**
 * Renders a plot as a figure with drawings for two widths. Screen readers get both as one image
 * with a description. Returns null for an invalid fence.
 */
async function renderPlot(fence: Fence, context: ArticleContext): Promise<RenderedSlot | null> {
  const plan = readPlan(fence, context);
  if (!plan) return null;
  const { title, caption = "", axes, value, domains, annotations } = plan;
  const notes = annotations.map(({ text }) => text);
  const labels = [axes.x.label, axes.y.label, value?.label, ...domains.series, ...domains.facet, ...notes];
  // One drawing for the text column, and one for a 360 px phone, which has 324 px for text.
  const drawings = (await drawPlot(plan, "wide", 672, 13, 3)) + (await drawPlot(plan, "narrow", 296, 12.5, 1));
  const name = escapeHtml(title + articleText.nameAndDescription + nameOf(plan));
  return {
    kind: "block",
    text: [title, caption, [...new Set(labels)].filter(Boolean).join(" ")].filter(Boolean).join("\n"),
    html: [
      `<figure class="plot"><p class="plot-title">${escapeHtml(title)}</p>`,
      `<div class="diagram-scroll" tabindex="0" role="group" aria-label="${articleText.diagram([])}"><div role="img" aria-label="${name}">${keyOf(plan)}${drawings}</div></div>`,
      // A caption is the last child of its figure; the stylesheet shows it above the data.
      foldOf(plan),
      caption && `<figcaption>${escapeHtml(caption)}</figcaption>`,
      "</figure>",
    ].join(""),
  };
}

/**
 * Returns the legend of the colours: series that are not labelled at their ends, or the ranges of a
 * heat map. Returns "" if no legend is needed.
 */
function keyOf(plan: Plan): string {
  const { mark, domains, opacity, value, isLine } = plan;
  const item = (look: string, form: string | undefined, text: string) =>
    `<span><i class="${look}">${form}</i> ${escapeHtml(text)}</span>`;
  if (value) {
    const ranges = levels.map((level) => opacity.invertExtent(level).map(readable) as [string, string]);
    const items = ranges.map((ends, index) => item(`plot-s1 plot-level-${index + 1}`, "■", plotText.range(...ends)));
    return `<p class="plot-key">${escapeHtml(plotText.withUnit(value.label ?? value.field, value.unit))}${items.join("")}</p>`;
  }
  if (hasEnds(plan) || domains.series.length < 2) return "";
  const pointForms = mark === "scatter" ? "●■▲◆✕＋" : "■■■■■■";
  const forms = isLine ? "━╍┅┉╌┄" : pointForms;
  const items = domains.series.map((name, index) => item(`plot-s${index + 1}`, forms[index], name));
  return `<p class="plot-key">${items.join("")}</p>`;
}

/** Returns a closed `<details>` with the data in words, one line per series, and as a table. */
function foldOf(plan: Plan): string {
  const { title, table } = plan;
  const facts = describe(plan).map((fact) => `<li>${escapeHtml(fact)}</li>`);
  return [
    `<details><summary>${plotText.data(table.rows.length)}${forEars(articleText.named(title))}</summary>`,
    `<ul>${facts.join("")}</ul>`,
    `<div class="table-wrap" tabindex="0" role="group" aria-label="${escapeHtml(plotText.dataOf(title))}">`,
    tableHtml(plan),
    "</div></details>",
  ].join("");
}

function tableHtml({ table, columns }: Plan): string {
  const [firstColumn = "", ...otherColumns] = columns;
  const hasRowHeaders = canLabel(table.rows.map(({ cells }) => String(cells[firstColumn] ?? "")));
  const head = columns.map((column) => cellHtml("th", column, "col"));
  const rows = table.rows.map(({ cells }) => [
    hasRowHeaders ? cellHtml("th", cells[firstColumn], "row") : cellHtml("td", cells[firstColumn]),
    ...otherColumns.map((column) => cellHtml("td", cells[column])),
  ]);
  const body = rows.map(rowHtml).join("");
  return `<table><thead>${rowHtml(head)}</thead><tbody>${body}</tbody></table>`;
}

const rowHtml = (cells: readonly string[]) => `<tr>${cells.join("")}</tr>`;

/** @param scope the cells that a header cell names */
function cellHtml(tag: "td" | "th", value: unknown, scope?: "col" | "row"): string {
  const attribute = scope === undefined ? "" : ` scope="${scope}"`;
  return `<${tag}${attribute}>${escapeHtml(String(value ?? ""))}</${tag}>`;
}

/**
 * Returns the accessible name: the kind of plot, its axes and the shape of its lines. The values
 * are in the `<details>` below the plot, where they can be read one by one.
 */
function nameOf(plan: Plan): string {
  const { mark, isLine, axes, domains, points } = plan;
  const axis = (key: "x" | "y") => {
    const [names, { scale = "linear" }] = [domains[key], plan[key]];
    const [from, to] = extent(points, (point) => Number(point[key])).map(show);
    const range = plotText.range(from ?? "", to ?? "") + plotText.scales[scale];
    const seriesText = names.length > mostTold ? plotText.items(names.length) : listText(names);
    return plotText.axis(key, axes[key].name, seriesText || range);
  };
  const courses = isLine ? seriesOf(plan).map(([name, own]) => [name, shapeText(plan, own)] as const) : [];
  return plotText.sentences([
    plotText.listed([plotText.kinds[mark], axis("x")]),
    axis("y"),
    ...courses.map(([name, course]) => course && (name && plotText.series(name)) + course),
  ]);
}

/**
 * Describes the values of a plot, one line per series or row of a heat map, and its annotations.
 */
function describe(plan: Plan): string[] {
  const { mark, annotations } = plan;
  const series = seriesOf(plan).map(([name, own]) => (name && plotText.series(name)) + figuresOf(plan, own));
  return [
    ...(mark === "heatmap" ? rowsOf(plan) : series),
    ...(annotations.length > 0 ? [plotText.notes(annotations.map(({ text }) => text))] : []),
  ];
}

/**
 * Returns the points of each series in each facet, without points where a line is broken. The name
 * lists the facet, if there are several, and the series. It is "" if the plot has neither.
 */
function seriesOf({ points, facet = "", domains }: Plan): [name: string, points: Point[]][] {
  const nameOf = (point: Point) => plotText.listed([domains.facet.length > 1 ? facet + point.facet : "", point.series]);
  const known = points.filter(({ y }) => y !== null);
  return [...group(known, nameOf)];
}

function placeOf({ mark, isHorizontal, axes }: Plan, { x, y }: Point): string {
  return mark === "bar" ? show(isHorizontal ? y : x) : plotText.at(axes.x.label, show(x));
}

function figuresOf(plan: Plan, points: readonly Point[]): string {
  const { mark, isLine } = plan;
  if (mark === "bar" && points.length <= mostTold)
    return plotText.listed(points.map((point) => plotText.pair(placeOf(plan, point), readable(point.figure))));
  const figure = ({ figure }: Point) => figure;
  const figureOf = (point: Point | undefined) =>
    point ? plotText.figure(readable(point.figure), placeOf(plan, point)) : "";
  return plotText.listed([
    isLine ? shapeText(plan, points) : "",
    plotText.extremes(points.length, figureOf(least(points, figure)), figureOf(greatest(points, figure))),
    isLine ? plotText.last(readable(points.at(-1)?.figure ?? 0)) : "",
  ]);
}

/**
 * The maximum number of stretches of a line that are described one by one. For a line with more
 * stretches, only the number of turns is given.
 */
const mostStretches = 4;

/**
 * Describes the course of a line: `先上升，轮次为8处起持平`. On a logarithmic axis, it describes the course as
 * drawn. Returns "" for fewer than three points.
 */
function shapeText(plan: Plan, points: readonly Point[]): string {
  const { scale = "linear" } = plan.y;
  const seen = ({ figure }: Point) => (scale.startsWith("log") ? Math.log(figure) : figure);
  const stretches = shapeOf(points.map(seen));
  if (stretches.length === 0) return "";
  if (stretches.length > mostStretches) return plotText.swings(stretches.length - 1);
  const [{ move = "level" } = {}, ...others] = stretches;
  if (others.length === 0) return plotText.shape[move];
  const turns = others.map(({ move }, index) => {
    const place = points[stretches[index]?.end ?? 0];
    return plotText.turn(place ? placeOf(plan, place) : "", move);
  });
  return plotText.listed([plotText.first(move), ...turns]);
}

/** Describes a heat map row by row, and merges adjacent cells of the same value. */
function rowsOf({ facet = "", domains, points }: Plan): string[] {
  const nameOf = ({ facet: part, y }: Point) =>
    plotText.listed([domains.facet.length > 1 ? facet + part : "", show(y)]);
  return [...group(points, nameOf)].map(([name, cells]) => {
    const runs: { from: Point; to: Point }[] = [];
    for (const cell of cells) {
      const run = runs.at(-1);
      if (run?.to.figure === cell.figure) run.to = cell;
      else runs.push({ from: cell, to: cell });
    }
    const runTexts = runs.map(({ from, to }) => {
      const place = from === to ? show(from.x) : plotText.range(show(from.x), show(to.x));
      return plotText.pair(place, readable(from.figure));
    });
    return plotText.series(name) + plotText.listed(runTexts);
  });
}

const show = (value: unknown) => (typeof value === "number" ? readable(value) : String(value ?? ""));
