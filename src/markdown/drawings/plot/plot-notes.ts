import * as Plot from "@observablehq/plot";
import { range } from "d3";
import { escapeHtml } from "../../../lib/escape-html";
import { textWidth } from "./plot-scale";
import type { Plan } from "./read-points";

type Note = Plan["annotations"][number];
type At = (value: unknown) => number;

/** A stretch of an axis, behind the data. */
export function bandOf({ x, y }: Note, index: number): Plot.Markish {
  const band = { fill: "currentColor", fillOpacity: index % 2 === 0 ? 0.09 : 0.04 };
  if (Array.isArray(x)) return Plot.rectX([0], { ...band, x1: x[0], x2: x[1] });
  return Array.isArray(y) ? Plot.rectY([0], { ...band, y1: y[0], y2: y[1] }) : null;
}

/** The line or the ring of a note, before the data. */
export function ruleOf({ x, y }: Note): Plot.Markish {
  const rule = { className: "plot-rule", stroke: "currentColor" };
  const dashed = { ...rule, strokeDasharray: "4 3" };
  if (Array.isArray(x) || Array.isArray(y)) return null;
  if (x !== undefined && y !== undefined) return Plot.dot([0], { ...rule, x: [x], y: [y], r: 5 });
  return x === undefined ? Plot.ruleY([y], dashed) : Plot.ruleX([x], dashed);
}

/** The words of all notes, inside the frame and where they cover least. */
export function wordsOf({ annotations, points, isLine }: Plan, fontSize: number): Plot.RenderFunction {
  return (_index, scales, _values, { width, height, marginLeft, marginRight, marginTop, marginBottom }, context) => {
    const [left, right, bottom] = [marginLeft, width - marginRight, height - marginBottom];
    const at = (key: "x" | "y"): At => {
      const scale = scales[key] as At & { readonly bandwidth?: () => number };
      return (value) => scale(value) + (scale.bandwidth?.() ?? 0) / 2;
    };
    const [x, y] = [at("x"), at("y")];
    const places = points.map((point) => [x(point.x), y(point.y)] as const);
    // Lines are in the way between their points, too.
    const taken = places.flatMap(([x, y], index) => {
      const [toX, toY] = (isLine && places[index + 1]) || [x, y];
      return range(0, 1, 0.1).map((share) => [x + (toX - x) * share, y + (toY - y) * share] as const);
    });
    const words = annotations.map(({ text, ...note }, index) => {
      const length = textWidth(text) * fontSize;
      const cost = ([start, base]: readonly [number, number]) => {
        const covered = taken.filter(
          ([x, y]) => x > start - 9 && x < start + length + 9 && y > base - fontSize * 1.5 && y < base + fontSize * 0.5,
        );
        return covered.length + (start < left || start + length > right || base > bottom ? points.length : 0);
      };
      const [xs, ys] = [[note.x ?? []].flat().map(x), [note.y ?? []].flat().map(y)];
      const middle = ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
      const top = Math.min(...ys);
      const centred = Math.max(left, Math.min(middle - length / 2, right - length));
      // Heads of many notes stand in two rows.
      const places =
        ys.length === 0
          ? [[centred, marginTop - 6 + (index % 2) * (annotations.length > 3 ? fontSize * 1.3 : 0)] as const]
          : (xs.length === 0 ? [right - 4 - length, left + 6] : [middle + 9, middle - 9 - length]).flatMap((start) => [
              [start, top - 6] as const,
              [start, top + fontSize * 1.25] as const,
            ]);
      const [start, base] = places.toSorted((a, b) => cost(a) - cost(b))[0] ?? [left, bottom];
      return `<text text-anchor="start" x="${start}" y="${base}">${escapeHtml(text)}</text>`;
    });
    const group = context.document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", "plot-note");
    group.innerHTML = words.join("");
    return group;
  };
}

/** Moves texts apart that would touch, downwards and at the bottom up again. */
export function apart<T extends object>(options: T, step: number): T {
  return Plot.initializer(options, (data, facets, { y }, scales, { height, marginBottom }) => {
    const places = Array.from(y?.value as Iterable<unknown>, (value) => Number((scales["y"] as At)(value)));
    for (const facet of facets) {
      const order = [...facet].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
      for (const [rank, index] of order.entries())
        places[index] = Math.max(places[index] ?? 0, (places[order[rank - 1] ?? -1] ?? -Infinity) + step);
      let free = height - marginBottom;
      for (const index of order.reverse()) {
        places[index] = Math.min(places[index] ?? 0, free);
        free = places[index] - step;
      }
    }
    return { data, facets, channels: { y: { value: places } } };
  }) as T;
}
