import { svgPathProperties } from "svg-path-properties";
import type { XastChild, XastElement, XastParent } from "svgo";

/**
 * The arrow head that all drawings share. It is 7 px long, points right, and has its tip at the
 * origin.
 */
export const arrowHead = "M-7-2.5 0 0-7 2.5z";

/**
 * Matches ids of markers that are plain arrow heads. Other markers keep their shapes, because they
 * carry a meaning, such as inheritance or a crow's foot.
 */
const isArrow = /arrow-?head|point(?:End|Start)|barb|filled-head|#arrow|dependency/i;

/**
 * Replaces references by id with copies of their targets, because ids must be unique on a page.
 * `<line>` elements must already be paths, because only paths get markers.
 */
export function resolveReferences(root: XastParent): void {
  resolve(root, new Map(elementsOf(root).map((node) => [node.attributes["id"] ?? "", node])));
}

function elementsOf({ children }: XastParent): XastElement[] {
  return children.flatMap((node) => (node.type === "element" ? [node, ...elementsOf(node)] : []));
}

function resolve(parent: XastParent, byId: ReadonlyMap<string, XastElement>): void {
  parent.children = parent.children.flatMap((node): XastChild[] => {
    if (node.type !== "element") return [node];
    // Drops definitions, which only serve as targets of references. WaveDrom's skin contains two
    // hundred.
    if (/^(?:defs|marker|symbol)$/.test(node.name)) return [];
    if (node.name === "use") return used(node, byId);
    if (node.name === "svg" && parent.type === "element") fitted(node);
    resolve(node, byId);
    return [node, ...endsOf(node, byId)];
  });
}

function used(node: XastElement, byId: ReadonlyMap<string, XastElement>): XastElement[] {
  const { x = "0", y = "0", transform = "", href, "xlink:href": link } = node.attributes;
  const target = byId.get((href ?? link ?? "").slice(1));
  if (!target) return [];
  const group = groupOf(`${transform} translate(${x},${y})`, target);
  resolve(group, byId);
  return [group];
}

function groupOf(transform: string, { name, children, attributes }: XastElement): XastElement {
  const { id, x, y, ...looks } = structuredClone(attributes);
  const isContainer = /^(?:g|symbol|marker)$/.test(name);
  const inner = isContainer ? children : [{ type: "element", name, attributes, children } as XastElement];
  const group = { type: "element" as const, name: "g", attributes: { ...(isContainer && looks), transform } };
  return { ...group, children: structuredClone(inner) };
}

/** Converts a nested `<svg>` to a group with the same position and scale. */
function fitted(node: XastElement): void {
  const { x = "0", y = "0", width = "0", height = "0", viewBox = `0 0 ${width} ${height}` } = node.attributes;
  const [left = 0, top = 0, inner = 1, tall = 1] = viewBox.split(/[\s,]+/).map(Number);
  const scale = Math.min(Number.parseFloat(width) / inner, Number.parseFloat(height) / tall) || 1;
  node.name = "g";
  node.attributes = { transform: `translate(${x},${y}) scale(${scale}) translate(${-left},${-top})` };
}

/**
 * Returns the start and end markers of a path as shapes:
 * https://www.w3.org/TR/SVG2/painting.html#RenderingMarkers
 */
function endsOf({ name, attributes }: XastElement, byId: ReadonlyMap<string, XastElement>): XastElement[] {
  if (name !== "path") return [];
  return (["marker-start", "marker-end"] as const).flatMap((at): XastElement[] => {
    const id = /#([^")]+)/.exec(attributes[at] ?? "")?.[1];
    const marker = byId.get(id ?? "");
    if (id === undefined || !marker) return [];
    const path = new svgPathProperties(attributes["d"] ?? "");
    const length = path.getTotalLength();
    const step = Math.min(0.5, length / 2);
    const isStart = at === "marker-start";
    const end = path.getPointAtLength(isStart ? 0 : length);
    const near = path.getPointAtLength(isStart ? step : length - step);
    const place = attributes["transform"] ?? "";
    const turn = (Math.atan2(end.y - near.y, end.x - near.x) * 180) / Math.PI;
    const { stroke = "black", class: className = "" } = attributes;
    const looks = { fill: stroke, stroke: "none", class: `${className} edge` };
    if (isArrow.test(`#${id}`)) {
      const transform = `${place} translate(${end.x},${end.y}) rotate(${turn})`;
      return [{ type: "element", name: "path", attributes: { d: arrowHead, transform, ...looks }, children: [] }];
    }
    const { orient = "0", viewBox, markerWidth = "3", markerHeight = "3", refX = "0", refY = "0" } = marker.attributes;
    const [, , width = 0, height = 0] = (viewBox ?? "").split(/[\s,]+/).map(Number);
    const unit =
      marker.attributes["markerUnits"] === "userSpaceOnUse" ? 1 : Number.parseFloat(attributes["stroke-width"] ?? "1");
    const scale = unit * (width > 0 ? Math.min(Number(markerWidth) / width, Number(markerHeight) / height) : 1);
    // `auto` turns a marker in the direction of the line, also at its start.
    const reversed = orient === "auto" && isStart ? 180 : 0;
    const angle = orient.startsWith("auto") ? turn + reversed : Number(orient);
    const transform = `${place} translate(${end.x},${end.y}) rotate(${angle}) scale(${scale}) translate(${-refX},${-refY})`;
    const group = groupOf(transform, marker);
    return [{ ...group, attributes: { transform, class: className } }];
  });
}
