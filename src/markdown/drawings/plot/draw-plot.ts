import * as Plot from "@observablehq/plot";
import { max } from "d3";
import { parseHTML } from "linkedom";
import { hasEnds, inks, marksOf, ruleOf, symbols, wordsOf } from "./plot-marks";
import { readable, scaleOf, textWidth } from "./plot-scale";
import type { Plan, Point } from "./read-plan";

const { document } = parseHTML("<html></html>");
const gap = { fx: 0.1, fy: 0.3 };

/**
 * Draws a plot as SVG: lays out what has to have room, and leaves the rest to Plot.
 * @param mostColumns facets beside each other
 */
export function drawPlot(plan: Plan, name: string, width: number, fontSize: number, mostColumns: number): string {
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
  const grid = {
    fx: (point: Point) => place(point) % columns,
    fy: (point: Point) => Math.floor(place(point) / columns),
  };
  const at = { x: "x", y: "y", ...(count > 1 && grid) } as const;
  const heads = domains.facet.flatMap((facet) => points.find((point) => point.facet === facet) ?? []);
  const head = {
    ...grid,
    text: "facet",
    frameAnchor: "top-left",
    dy: -fontSize * 1.5,
    className: "plot-facet",
  } as const;
  const edge = { stroke: "currentColor", strokeOpacity: 0.6 };
  const svg = Plot.plot({
    document: document as unknown as Document,
    width,
    height: height * (1 + (Math.ceil(count / columns) - 1) / (1 - gap.fy)) + margins.marginTop + margins.marginBottom,
    ...margins,
    fx: { axis: null, paddingInner: gap.fx },
    fy: { axis: null, paddingInner: gap.fy },
    x: {
      ...x.options,
      // Figures at the ends of lying bars say what ticks would.
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
    color: { type: "categorical", domain: domains.series, range: inks },
    symbol: { domain: domains.series, range: symbols },
    opacity: { type: "identity" },
    marks: [
      marksOf(plan, { fontSize, band, zero: along.zero, at }),
      mark === "heatmap" ? null : isHorizontal ? Plot.ruleX([x.zero], edge) : Plot.ruleY([y.zero], edge),
      count > 1 ? Plot.text(heads, head) : null,
      annotations.map(ruleOf),
      wordsOf(plan, fontSize),
    ],
  });
  clean(svg);
  const own = { class: `plot-${name}`, "font-family": "sans-serif", "font-size": fontSize, "aria-hidden": true };
  for (const [attribute, value] of Object.entries(own)) svg.setAttribute(attribute, String(value));
  return svg.outerHTML;
}

/** What tells series apart where there are no colours, by the group that an element is in. */
const looks: Readonly<Record<string, { attribute: string; values: readonly string[] }>> = {
  "plot-line": { attribute: "stroke-dasharray", values: ["none", "7 3", "2 3", "9 3 2 3", "4 2", "1 2"] },
  "plot-bar": { attribute: "fill-opacity", values: ["1", "0.45", "0.75", "0.25", "0.6", "0.35"] },
};
const lengths = /^(?:d|transform|viewBox|width|height|c?[xyr][12]?)$/;

/**
 * Plot's drawing without its style sheet, English names and fonts. Lines and type take `currentColor`, classes give series
 * theirs: it follows the colour mode, and can be read where there is no stylesheet.
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
      // A tenth of a pixel cannot be seen.
      else if (lengths.test(name)) element.setAttribute(name, value.replace(/-?\d+\.\d+(?![\dem])/g, tenths));
    }
  }
}

const tenths = (number: string) => String(Number(Number(number).toFixed(1)));
