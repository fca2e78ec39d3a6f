import { extent, greatest, group, least, quantile } from "d3";
import { plotText } from "../../../text/plot";
import { readable } from "./plot-scale";
import type { Plan, Point } from "./read-points";

/** Names and bars that are told one by one. */
const mostTold = 8;

const show = (value: unknown) => (typeof value === "number" ? readable(value) : String(value ?? ""));

/** A plot in words: what kind it is, its axes, and of every series the figures a reader would look for. */
export function describePlot(plan: Plan): string {
  const { mark, facet = "", domains, annotations, axes } = plan;
  const range = (key: "x" | "y") => {
    const [names, scale = ""] = [domains[key], plan[key]?.scale];
    if (names.length > 0) return names.length > mostTold ? plotText.items(names.length) : names.join("、");
    const ends = plotText.range(...(extent(plan.points, (point) => Number(point[key])).map(show) as [string, string]));
    return scale.startsWith("log") ? plotText.listed([ends, plotText.logAxis(scale === "log2" ? 2 : 10)]) : ends;
  };
  const groups = group(plan.points, (point) =>
    plotText.listed([domains.facet.length > 1 ? facet + point.facet : "", point.series].filter(Boolean)),
  );
  const sentences = [
    plotText.listed([plotText.kinds[mark], plotText.horizontal(axes.x.name, range("x"))]),
    mark === "histogram" ? "" : plotText.vertical(axes.y.name, range("y")),
    ...[...groups].map(([name, points]) => (name && plotText.series(name)) + figuresOf(plan, points)),
    annotations.length > 0 ? plotText.notes(annotations.map(({ text }) => text)) : "",
  ];
  return plotText.sentences(sentences.filter(Boolean));
}

function figuresOf({ mark, isLine, isHorizontal, axes }: Plan, all: readonly Point[]): string {
  const points = all.filter((point) => point.y !== null || mark === "histogram");
  const figure = ({ value, x, y }: Point) => Number(value ?? (isHorizontal || mark === "histogram" ? x : y));
  if (mark === "histogram" || mark === "box") {
    const boxes = group(points, ({ x }) => (mark === "box" ? String(x) : ""));
    const ends = (own: readonly Point[]) =>
      [0, 0.25, 0.5, 0.75, 1].map((share) => readable(quantile(own, share, figure) ?? 0));
    return [...boxes].map(([name, own]) => plotText.quartiles(name, ends(own))).join("；");
  }
  const placeOf = ({ x, y }: Point) =>
    mark === "heatmap"
      ? plotText.listed([show(x), show(y)])
      : mark === "bar"
        ? show(isHorizontal ? y : x)
        : plotText.at(axes.x.label, show(x));
  if (mark === "bar" && points.length <= mostTold)
    return plotText.listed(points.map((point) => plotText.pair(placeOf(point), readable(figure(point)))));
  const [low, high, last] = [least(points, figure), greatest(points, figure), points.at(-1)];
  if (!low || !high || !last) return "";
  const told = (point: Point) => plotText.figure(readable(figure(point)), placeOf(point));
  return plotText.listed([
    plotText.extremes(points.length, told(low), told(high)),
    ...(isLine ? [plotText.last(readable(figure(last)))] : []),
  ]);
}
