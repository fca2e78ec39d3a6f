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

/** The most names and bars that are described one by one. */
const mostTold = 8;

/** A fence with data and axes in YAML. Its title may also be a field, which `readPlan` checks. */
export const plot: DrawnFence = {
  aliases: [],
  needsTitleAttribute: false,
  siteOnlyClasses: ["plot-narrow"],
  render: renderPlot,
};

/** Returns the figure of a plot. Screen readers get its two drawings, for two widths, as one picture in words. */
function renderPlot(fence: Fence, context: ArticleContext): RenderedSlot {
  const plan = readPlan(fence, context);
  if (!plan) {
    const html = `<figure class="plot"><pre tabindex="0"><code>${escapeHtml(fence.value)}</code></pre></figure>`;
    return { kind: "block", text: "", html };
  }
  const { title, caption = "", axes, value, domains, annotations } = plan;
  const notes = annotations.map(({ text }) => text);
  const labels = [axes.x.label, axes.y.label, value?.label, ...domains.series, ...domains.facet, ...notes];
  // Two widths: the text column, and a phone of 360 px with 324 px for text.
  const drawings = drawPlot(plan, "wide", 672, 13, 3) + drawPlot(plan, "narrow", 296, 12.5, 1);
  const name = escapeHtml(title + articleText.nameAndDescription + describe(plan));
  return {
    kind: "block",
    text: [title, caption, [...new Set(labels)].filter(Boolean).join(" ")].filter(Boolean).join("\n"),
    html: [
      `<figure class="plot"><p class="plot-title">${escapeHtml(title)}</p>`,
      `<div class="diagram-scroll" tabindex="0"><div role="img" aria-label="${name}">${keyOf(plan)}${drawings}</div></div>`,
      // A caption is the last child of its figure; the stylesheet shows it above the data.
      tableHtml(plan),
      caption && `<figcaption>${escapeHtml(caption)}</figcaption>`,
      "</figure>",
    ].join(""),
  };
}

/**
 * Returns the legend of the colours: series without labels at their ends, or the ranges of a heat
 * map.
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
  const forms = isLine ? "━╍┅┉╌┄" : mark === "scatter" ? "●■▲◆✕＋" : "■■■■■■";
  const items = domains.series.map((name, index) => item(`plot-s${index + 1}`, forms[index], name));
  return `<p class="plot-key">${items.join("")}</p>`;
}

/** Returns the data as a table, in a closed fold. */
function tableHtml(plan: Plan): string {
  const { title, table, columns } = plan;
  const line = (tag: string, cellOf: (column: string) => unknown, firstTag = tag) => {
    const cells = columns.map((column, index) => {
      const tagName = index === 0 ? firstTag : tag;
      return `<${tagName}>${escapeHtml(String(cellOf(column) ?? ""))}</${tagName.slice(0, 2)}>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  };
  const head = line('th scope="col"', (column) => column);
  const isLabelled = canLabel(table.rows.map(({ cells }) => String(cells[columns[0] ?? ""] ?? "")));
  const rows = table.rows.map(({ cells }) =>
    line("td", (column) => cells[column], isLabelled ? 'th scope="row"' : "td"),
  );
  const name = escapeHtml(plotText.dataOf(title));
  const items = rowsOf(plan).map((row) => `<li>${escapeHtml(row)}</li>`);
  const list = items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
  return `<details><summary>${plotText.data(rows.length)}${forEars(articleText.ofFigure(title))}</summary>${list}<div class="table-wrap" tabindex="0" role="group" aria-label="${name}"><table><thead>${head}</thead><tbody>${rows.join("")}</tbody></table></div></details>`;
}

/** Describes a plot in words: its kind, its axes, and the main values of each series. */
function describe(plan: Plan): string {
  const { mark, facet = "", domains, annotations, axes, points } = plan;
  const axis = (key: "x" | "y") => {
    const [names, { scale = "linear" }] = [domains[key], plan[key]];
    const [from, to] = extent(points, (point) => Number(point[key])).map(show);
    const range = plotText.range(from ?? "", to ?? "") + plotText.scales[scale];
    const seriesText = names.length > mostTold ? plotText.items(names.length) : listText(names);
    return plotText.axis(key, axes[key].name, seriesText || range);
  };
  const groups = group(points, (point) =>
    plotText.listed([domains.facet.length > 1 ? facet + point.facet : "", point.series]),
  );
  return plotText.sentences([
    plotText.listed([plotText.kinds[mark], axis("x")]),
    axis("y"),
    ...[...groups].map(([name, own]) => (name && plotText.series(name)) + figuresOf(plan, own)),
    annotations.length > 0 ? plotText.notes(annotations.map(({ text }) => text)) : "",
  ]);
}

function figuresOf({ mark, isLine, isHorizontal, axes, y: { scale } }: Plan, all: readonly Point[]): string {
  const points = all.filter((point) => point.y !== null);
  const placeOf = ({ x, y }: Point) => {
    if (mark === "heatmap") return plotText.listed([show(x), show(y)]);
    return mark === "bar" ? show(isHorizontal ? y : x) : plotText.at(axes.x.label, show(x));
  };
  if (mark === "bar" && points.length <= mostTold)
    return plotText.listed(points.map((point) => plotText.pair(placeOf(point), readable(point.figure))));
  const figure = ({ figure }: Point) => figure;
  const figureOf = (point: Point | undefined) => (point ? plotText.figure(readable(point.figure), placeOf(point)) : "");
  const last = isLine ? plotText.last(readable(points.at(-1)?.figure ?? 0)) : "";
  const shape = isLine ? shapeText(points, placeOf, scale) : "";
  return (
    shape + plotText.extremes(points.length, figureOf(least(points, figure)), figureOf(greatest(points, figure))) + last
  );
}

/** A line with more stretches is described by their number. */
const mostStretches = 4;

/**
 * Describes the course of a line before its values: `先上升，轮次为8处起持平，`. On a logarithmic axis it
 * describes what is visible there.
 */
function shapeText(points: readonly Point[], placeOf: (point: Point) => string, scale = "linear"): string {
  const seen = ({ figure }: Point) => (scale.startsWith("log") ? Math.log(figure) : figure);
  const stretches = shapeOf(points.map(seen));
  if (stretches.length === 0) return "";
  if (stretches.length > mostStretches) return plotText.swings(stretches.length - 1);
  const [{ move = "level" } = {}, ...others] = stretches;
  if (others.length === 0) return plotText.shape[move];
  const turns = others.map(({ move }, index) => {
    const place = points[stretches[index]?.end ?? 0];
    return plotText.turn(place ? placeOf(place) : "", move);
  });
  return plotText.first(move) + turns.join("");
}

/** Describes a heat map by rows, and merges neighbours of one value. */
function rowsOf({ mark, facet = "", domains, points }: Plan): string[] {
  if (mark !== "heatmap") return [];
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
