import type { Element, ElementContent } from "hast";
import { property } from "../model/tree";

type Point = readonly [x: number, y: number];

/** WaveDrom's arrow head, in front of where a line that leads to the right ends. */
const head = "M-13.6,-3.5 -4,0 -13.6,3.5z";

/** A drawing of WaveDrom with its arrow heads as shapes: markers are referred to by ids. */
export function withArrows(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    return child.tagName === "path" ? [child, ...headsOf(child)] : [withArrows(child)];
  });
  return { ...node, children };
}

function headsOf(line: Element): Element[] {
  const points = controlPoints(property(line, "d") ?? "");
  const ends: [string, Point[]][] = [
    ["marker-end", points.slice(-2)],
    ["marker-start", points.slice(0, 2).reverse()],
  ];
  return ends.flatMap(([marker, [from, to]]) =>
    /#arrow/.test(property(line, marker) ?? "") && from && to ? [arrowHead(from, to, property(line, "stroke"))] : [],
  );
}

function arrowHead([fromX, fromY]: Point, [x, y]: Point, fill: string | undefined): Element {
  const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const properties = { transform: `translate(${x},${y}) rotate(${angle})`, d: head, fill: fill ?? "black", solid: "" };
  return { type: "element", tagName: "path", properties, children: [] };
}

/** Corners of a line, or what pulls at a curve, without doubles: lines between them touch it at its ends. */
function controlPoints(d: string): Point[] {
  const [start, ...rest] = [...d.matchAll(/(-?[\d.]+)\s*,\s*(-?[\d.]+)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );
  if (!start) return [];
  const isCurve = d.includes("c");
  const isRelative = isCurve || d.startsWith("m");
  let [baseX, baseY] = start;
  const points = rest.map(([x, y]): Point => {
    if (!isRelative) return [x, y];
    const point: Point = [baseX + x, baseY + y];
    // The points of a curve are all relative to its start.
    if (!isCurve) [baseX, baseY] = point;
    return point;
  });
  return [start, ...points].filter(
    ([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1],
  );
}
