import * as Plot from "@observablehq/plot";
import { cross, least, max, range } from "d3";
import { parseHTML } from "linkedom";
import { escapeHtml } from "../../../lib/escape-html";
import { precision, shortenSvg } from "../shorten-svg";
import { readable, scaleOf, textWidth } from "./plot-scale";
import { levels, type Plan, type Point } from "./read-plan";

const { document } = parseHTML("<html></html>");
const gap = { fx: 0.1, fy: 0.3 };
/** Shapes that distinguish series without colours. */
const symbols = ["circle", "square", "triangle", "diamond", "times", "plus"] as const;
/** Placeholders for colours. `clean` replaces them with classes. */
const inks = symbols.map((_, index) => `url(#${index + 1})`);
/** Lines show a dot at each point if there are at most this many points per series on average. */
const mostDots = 30;

/**
 * Draws a plot as SVG. It computes the space that labels need, and Plot does the rest.
 * @param name the drawing's class without `plot-`
 * @param width in px
 * @param fontSize in px
 * @param mostColumns the maximum number of facets side by side
 */
export async function drawPlot(
  plan: Plan,
  name: string,
  width: number,
  fontSize: number,
  mostColumns: number,
): Promise<string> {
  const { mark, annotations, points, isHorizontal, domains, axes } = plan;
  const wide = (texts: readonly string[]) => (max(texts, textWidth) ?? 0) * fontSize;
  const count = domains.facet.length;
  const columns = Math.min(count, mostColumns);
  const rowHeight = fontSize * (mark === "heatmap" ? 2.5 : domains.series.length * 1.25 + 0.7);
  const free = count > 1 ? 130 + 0.03 * width : 150 + 0.2 * width;
  const height = domains.y.length > 0 ? Math.max(50, domains.y.length * rowHeight) : free;
  const hasHead = count > 1 || (mark === "bar" && !isHorizontal) || annotations.some((note) => note.y === undefined);
  const y = scaleOf(plan, "y", height / fontSize, (width * 0.4) / fontSize);
  const beside = hasEnds(plan) ? wide(domains.series) + 9 : fontSize * 1.5;
  const margins = {
    marginTop: fontSize * ((axes.y.title ? 1.7 : 0) + (hasHead ? 1.6 : 0.6)),
    marginRight: isHorizontal ? wide(points.map(({ figure }) => readable(figure))) + 6 : beside,
    marginBottom: fontSize * ((isHorizontal ? 0.4 : 1.7) + (axes.x.title ? 1.5 : 0)),
    marginLeft: y.widest * fontSize + 8,
  };
  const panel = ((width - margins.marginLeft - margins.marginRight) / (columns - gap.fx)) * (1 - gap.fx);
  const x = scaleOf(plan, "x", panel / fontSize, 12);
  const [across, length, along] = isHorizontal ? [y, height, x] : [x, panel, y];
  const band = (length / (domains[isHorizontal ? "y" : "x"].length + across.padding)) * (1 - across.padding);

  const place = ({ facet }: Point) => domains.facet.indexOf(facet);
  const facet = {
    data: points,
    x: (point: Point) => place(point) % columns,
    y: (point: Point) => Math.floor(place(point) / columns),
  };
  const head = { text: "facet", frameAnchor: "top-left", dy: -fontSize * 1.5, className: "plot-facet" } as const;
  const edge = { stroke: "currentColor", strokeOpacity: 0.6 };
  const baseline = isHorizontal ? Plot.ruleX([x.zero], edge) : Plot.ruleY([y.zero], edge);
  const svg = Plot.plot({
    document: document as unknown as Document,
    width,
    height: height * (1 + (Math.ceil(count / columns) - 1) / (1 - gap.fy)) + margins.marginTop + margins.marginBottom,
    ...margins,
    ...(count > 1 && { facet }),
    fx: { axis: null, paddingInner: gap.fx },
    fy: { axis: null, paddingInner: gap.fy },
    x: {
      ...x.options,
      // Values at the ends of horizontal bars replace the ticks.
      ...(isHorizontal && { ticks: [] }),
      tickSize: domains.x.length > 0 ? 0 : 4,
      tickPadding: 6,
      labelAnchor: "right",
      labelOffset: margins.marginBottom - fontSize * 0.35,
      inset: mark === "line" || mark === "scatter" ? 5 : 0,
      grid: mark === "scatter" || x.options.type === "log",
    },
    y: {
      ...y.options,
      tickSize: 0,
      tickPadding: 7,
      tickSpacing: 42,
      labelAnchor: "top",
      labelOffset: margins.marginLeft,
      grid: domains.y.length === 0,
    },
    color: { domain: domains.series, range: inks },
    symbol: { domain: domains.series, range: symbols },
    marks: [
      marksOf(plan, { fontSize, band, zero: along.zero }),
      mark === "heatmap" ? null : baseline,
      count > 1 ? Plot.text(points, Plot.selectFirst(head)) : null,
      annotations.map(ruleOf),
      annotationTexts(plan, fontSize),
    ],
  });
  clean(svg);
  const attributes = { class: `plot-${name}`, "font-family": "sans-serif", "font-size": fontSize, "aria-hidden": true };
  for (const [attribute, value] of Object.entries(attributes)) svg.setAttribute(attribute, String(value));
  // Circles become paths too, so that the points of a series are one element. A browser lays out
  // and paints hundreds of elements slowly.
  const shapes = { name: "convertShapeToPath", params: { ...precision, convertArcs: true } } as const;
  return shortenSvg(svg.outerHTML, [shapes], { mergesOverlaps: true });
}

/** The font size and the width of a category in px, and the value at which bars start. */
type Layout = Readonly<Record<"fontSize" | "band" | "zero", number>>;

const at = { x: "x", y: "y" } as const;

/**
 * Returns true if lines are labelled at their ends. This requires several lines with names short
 * enough to leave room for the lines on a phone.
 */
export function hasEnds({ isLine, domains: { series } }: Plan): boolean {
  return isLine && series.length > 1 && series.every((name) => textWidth(name) < 7.5);
}

/** Returns Plot's marks for the data. */
function marksOf(plan: Plan, layout: Layout): Plot.Markish[] {
  if (plan.isLine) return lines(plan, layout);
  if (plan.mark === "bar") return bars(plan, layout);
  if (plan.mark === "heatmap") return cells(plan, layout);
  return [Plot.dot(plan.points, { ...at, fill: "series", symbol: "series", r: 3 })];
}

const figureOf = ({ figure }: Point) => readable(figure);

function cells({ points, opacity }: Plan, { band, fontSize }: Layout): Plot.Markish[] {
  const isDark = ({ figure }: Point) => opacity(figure) === levels.at(-1);
  const hasFigures = points.every((point) => textWidth(figureOf(point)) * fontSize <= band - 4);
  const figures = { ...at, text: figureOf };
  const dark = { ...figures, className: "plot-on", fill: "var(--paper,Canvas)", filter: isDark };
  return [
    Plot.cell(points, { ...at, fill: inks[0] ?? "", fillOpacity: ({ figure }: Point) => opacity(figure) }),
    hasFigures ? Plot.text(points, dark) : null,
    hasFigures ? Plot.text(points, { ...figures, className: "plot-cell", filter: (point) => !isDark(point) }) : null,
  ];
}

function lines(plan: Plan, { fontSize }: Layout): Plot.Markish[] {
  const { mark, points, domains } = plan;
  const lineOptions = { ...at, z: "series" };
  const curve = mark === "step" ? "step-after" : "linear";
  const line = { ...lineOptions, stroke: "series", strokeWidth: 1.2, curve, className: "plot-line" } as const;
  const end = {
    ...lineOptions,
    text: "series",
    fill: "series",
    className: "plot-name",
    textAnchor: "start",
    dx: 8,
  } as const;
  const isSeen = ({ y }: Point) => y !== null;
  const stacked = <T extends object>(options: T) => (mark === "area" ? Plot.stackY2(options) : options);
  const hasDots = mark === "line" && points.length <= mostDots * domains.series.length;
  return [
    mark === "area" ? Plot.areaY(points, { ...lineOptions, fill: "series", fillOpacity: 0.2 }) : null,
    Plot.lineY(points, stacked(line)),
    hasDots ? Plot.dot(points, { ...lineOptions, fill: "series", r: 2.6 }) : null,
    hasEnds(plan)
      ? Plot.text(points, apart(Plot.selectLast(stacked({ ...end, filter: isSeen })), fontSize * 1.25))
      : null,
  ];
}

/** Returns the marks for bars. Bars of different series are side by side. */
function bars({ points, domains, isHorizontal }: Plan, { fontSize, band, zero }: Layout): Plot.Markish[] {
  const width = band / domains.series.length;
  const hasFigures = points.every((point) => textWidth(figureOf(point)) * fontSize <= width + 6);
  return domains.series.flatMap((name, index) => {
    const options = { ...at, filter: ({ series }: Point) => series === name };
    const [before, after] = [width * index, band - width * (index + 1)];
    const shift = (before - after) / 2;
    const gap = index < domains.series.length - 1 ? 1 : 0;
    const bar = { ...options, fill: "series", className: "plot-bar" };
    const figure = { ...options, text: figureOf, className: "plot-value" };
    if (isHorizontal)
      return [
        Plot.barX(points, { ...bar, x1: zero, x2: "x", insetTop: before, insetBottom: after }),
        Plot.text(points, { ...figure, dx: 5, dy: shift, textAnchor: "start" }),
      ];
    return [
      Plot.barY(points, { ...bar, y1: zero, y2: "y", insetLeft: before, insetRight: after + gap }),
      hasFigures ? Plot.text(points, { ...figure, dx: shift, dy: -8 }) : null,
    ];
  });
}

/** Moves overlapping labels apart: first down, then up again from the bottom edge. */
function apart<T extends object>(options: T, step: number): T {
  return Plot.initializer(options, (data, facets, { y }, scales, { height, marginBottom }) => {
    const scale = scales["y"] as (value: unknown) => number;
    const places = Array.from(y?.value as Iterable<unknown>, scale);
    for (const facet of facets) {
      const order = [...facet].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
      let free = -Infinity;
      for (const index of order) {
        places[index] = Math.max(places[index] ?? 0, free);
        free = places[index] + step;
      }
      free = height - marginBottom;
      for (const index of order.reverse()) {
        places[index] = Math.min(places[index] ?? 0, free);
        free = places[index] - step;
      }
    }
    return { data, facets, channels: { y: { value: places } } };
  }) as T;
}

/** Returns the mark of an annotation: a rule, or a ring around a point. */
function ruleOf({ x, y }: Plan["annotations"][number]): Plot.Markish {
  const rule = { className: "plot-rule", stroke: "currentColor", strokeWidth: 1.2 };
  const dashed = { ...rule, strokeDasharray: "4 3" };
  if (x !== undefined && y !== undefined) return Plot.dot([0], { ...rule, x: [x], y: [y], r: 5 });
  return x === undefined ? Plot.ruleY([y], dashed) : Plot.ruleX([x], dashed);
}

/**
 * Places the text of annotations: above vertical rules, otherwise beside the point or rule. Of the
 * positions beside it, prefers those inside the frame where the text covers the fewest points.
 */
function annotationTexts({ annotations, points, isLine }: Plan, fontSize: number): Plot.RenderFunction {
  return (_index, scales, _values, { width, height, marginLeft, marginRight, marginTop, marginBottom }, context) => {
    const [left, right, bottom] = [marginLeft, width - marginRight, height - marginBottom];
    const middleOf = (key: "x" | "y", value: unknown) => {
      const scale = scales[key] as { (value: unknown): number; readonly bandwidth?: () => number };
      return scale(value) + (scale.bandwidth?.() ?? 0) / 2;
    };
    const places = points.map((point) => [middleOf("x", point.x), middleOf("y", point.y)] as const);
    // The lines between points also need room.
    const taken = places.flatMap(([x, y], index) => {
      const [toX, toY] = (isLine && places[index + 1]) || [x, y];
      return range(0, 1, 0.1).map((share) => [x + (toX - x) * share, y + (toY - y) * share] as const);
    });
    const words = annotations.map(({ text, x, y }) => {
      const length = textWidth(text) * fontSize;
      const cost = ([start, base]: readonly [number, number]) => {
        const covered = taken.filter(
          ([x, y]) => x > start - 9 && x < start + length + 9 && y > base - fontSize * 1.5 && y < base + fontSize * 0.5,
        );
        return covered.length + (start < left || start + length > right || base > bottom ? points.length : 0);
      };
      const [middle, top] = [middleOf("x", x), middleOf("y", y)];
      const starts = x === undefined ? [right - 4 - length, left + 6] : [middle + 9, middle - 9 - length];
      const beside = cross(starts, [top - 6, top + fontSize * 1.25]);
      const above = [Math.max(left, Math.min(middle - length / 2, right - length)), marginTop - 6] as const;
      const [start, base] = (y === undefined ? above : least(beside, cost)) ?? [];
      return `<text text-anchor="start" x="${start}" y="${base}">${escapeHtml(text)}</text>`;
    });
    const group = context.document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", "plot-note");
    group.innerHTML = words.join("");
    return group;
  };
}

/** Attributes that distinguish series without colours, by the class of the element's group. */
const looks: Readonly<Record<string, { attribute: string; values: readonly string[] }>> = {
  "plot-line": { attribute: "stroke-dasharray", values: ["none", "7 3", "2 3", "9 3 2 3", "4 2", "1 2"] },
  "plot-bar": { attribute: "fill-opacity", values: ["1", "0.45", "0.75", "0.25", "0.6", "0.35"] },
};

/**
 * Removes Plot's stylesheet, English names and fonts. Replaces colours with classes, because light
 * and dark mode change the colours.
 */
function clean(svg: Element): void {
  svg.querySelector("style")?.remove();
  for (const element of [svg, ...svg.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) {
      const series = inks.indexOf(value);
      if (series >= 0) {
        const look = looks[element.parentElement?.getAttribute("class") ?? ""];
        if (look) element.setAttribute(look.attribute, look.values[series] ?? "");
        element.setAttribute(name, "currentColor");
        element.classList.add(`plot-s${series + 1}`);
      } else if (/^(?:aria-|font-)/.test(name)) element.removeAttribute(name);
    }
  }
}
