import { plotText } from "../../../text/plot";
import { barOpacities, dot, levels, seriesClass } from "./draw-marks";
import { px, readable } from "./numbers";
import { isLine } from "./plot-fields";
import type { Axis, PlotPlan } from "./plot-plan";
import { group, label, rectangle, tag, textWidth } from "./svg";

interface Key {
  readonly svg: string;
  readonly height: number;
}

/** What colours mean, above the drawing: series without names of their own, or a heat map's ranges. */
export function keyOf(plan: PlotPlan, width: number, fontSize: number, isNamed: boolean): Key {
  if (plan.mark === "heatmap" && plan.value) return rangesKey(plan, plan.value, width, fontSize);
  if (isNamed || plan.seriesNames.length < 2) return { svg: "", height: 0 };
  let [x, row] = [0, 0];
  const items = plan.seriesNames.map((name, index) => {
    const length = textWidth(name, fontSize) + fontSize * 2.4;
    if (x > 0 && x + length > width) [x, row] = [0, row + 1];
    const y = row * fontSize * 1.5;
    const swatch =
      plan.mark === "scatter"
        ? dot(index, x + fontSize * 0.5, y + fontSize * 0.65)
        : isLine(plan.mark)
          ? tag("path", {
              d: `M${px(x)},${px(y + fontSize * 0.6)}h${px(fontSize)}`,
              stroke: "currentColor",
              "stroke-width": "3",
            })
          : tag("path", {
              class: "plot-bar",
              d: rectangle(x, y + fontSize * 0.15, fontSize * 0.85, fontSize * 0.85),
              fill: "currentColor",
              "fill-opacity": barOpacities[index],
            });
    const item = group({ class: seriesClass(index) }, swatch) + label(name, x + fontSize * 1.3, y + fontSize);
    x += length;
    return item;
  });
  return { svg: items.join(""), height: (row + 1) * fontSize * 1.5 + fontSize * 0.5 };
}

function rangesKey({ breaks }: PlotPlan, value: Axis, width: number, fontSize: number): Key {
  const title = plotText.withUnit(value.label, value.unit);
  const swatch = Math.min(58, width / 8);
  const beside = textWidth(title, fontSize) + fontSize * 0.8;
  const isBeside = beside + swatch * levels.length <= width;
  const [x0, y0] = isBeside ? [beside, 0] : [0, fontSize * 1.4];
  const boxes = levels.map((opacity, index) =>
    tag("path", {
      d: rectangle(x0 + index * swatch, y0, swatch - 1, fontSize),
      fill: "currentColor",
      "fill-opacity": String(opacity),
    }),
  );
  const ends = breaks.map((end, index) => label(readable(end), x0 + (index + 1) * swatch, y0 + fontSize * 2.2));
  return {
    svg:
      label(title, 0, fontSize * 0.9) +
      group({ class: seriesClass(0) }, boxes.join("")) +
      group({ "text-anchor": "middle" }, ends.join("")),
    height: y0 + fontSize * 3,
  };
}
