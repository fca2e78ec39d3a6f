import { type Panel, valuesFit } from "./draw-marks";
import { px } from "./numbers";
import type { Axis, PlotPlan } from "./plot-plan";
import { group, label, tag, textWidth } from "./svg";

/** Grid, ticks and their names. */
export function axes(plan: PlotPlan, panel: Panel): string {
  const { x, y, left, right, top, bottom, fontSize } = panel;
  const hidesX = plan.isHorizontal && valuesFit(plan, panel);
  const grid: string[] = [];
  if (plan.y.type !== "category") grid.push(...y.ticks.map(({ place }) => `M${px(left)},${px(place)}H${px(right)}`));
  const gridX = plan.x.type !== "category" && (plan.mark === "scatter" || plan.isHorizontal || plan.x.type === "log");
  if (gridX && !hidesX) grid.push(...x.ticks.map(({ place }) => `M${px(place)},${px(top)}V${px(bottom)}`));
  const zero = zeroLine(plan, panel);
  const marks =
    plan.x.type === "category" || hidesX ? "" : x.ticks.map(({ place }) => `M${px(place)},${px(bottom)}v4`).join("");
  const lines =
    tag("path", { d: grid.join(""), stroke: "currentColor", "stroke-opacity": "0.16", fill: "none" }) +
    (plan.mark === "heatmap"
      ? ""
      : tag("path", { d: zero + marks, stroke: "currentColor", "stroke-opacity": "0.6", fill: "none" }));
  const below = hidesX
    ? ""
    : x.ticks.map(({ place, label: text }) => label(text, place, bottom + fontSize * 1.35)).join("");
  const beside = y.ticks
    .map(({ place, label: text }) =>
      label(plan.y.type === "category" ? cut(text, left - 7, fontSize) : text, left - 7, place + fontSize * 0.36),
    )
    .join("");
  return lines + group({ "text-anchor": "middle" }, below) + group({ "text-anchor": "end" }, beside);
}

/** Where bars and areas stand on: zero, else the edge. */
function zeroLine({ isHorizontal, x: axis, y: other }: PlotPlan, { x, y, left, right, top, bottom }: Panel): string {
  const within = ({ extent: [from, to], type }: Axis) => type === "linear" && from <= 0 && to >= 0;
  if (isHorizontal) return `M${px(within(axis) ? x.at(0) : left)},${px(top)}V${px(bottom)}`;
  const edge = `M${px(left)},${px(bottom)}H${px(right)}`;
  return within(other) && other.extent[0] < 0 ? `${edge}M${px(left)},${px(y.at(0))}H${px(right)}` : edge;
}

/** A name that is too long ends in an ellipsis; the table below has all of it. */
function cut(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width + 1) return text;
  let kept = text;
  while (kept !== "" && textWidth(`${kept}…`, fontSize) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}
