/** An arrow head or another end of a line, where it stands. */
interface Placed {
  readonly marker: SVGMarkerElement;
  readonly transform: string;
}

/**
 * The markers of a line as `<g transform>`: they are referred to by id, and one page may hold many drawings.
 * https://www.w3.org/TR/SVG2/painting.html#RenderingMarkers
 */
export function markersOf(node: SVGGeometryElement): Placed[] {
  const style = getComputedStyle(node);
  const ends = [
    { value: style.markerStart, at: "start" },
    { value: style.markerEnd, at: "end" },
  ] as const;
  return ends.flatMap(({ value, at }) => {
    const id = /url\("?[^"#]*#([^")]+)"?\)/.exec(value)?.[1];
    const marker = id === undefined ? null : document.getElementById(id);
    return marker instanceof SVGMarkerElement ? [placed(marker, node, at, Number.parseFloat(style.strokeWidth))] : [];
  });
}

function placed(marker: SVGMarkerElement, node: SVGGeometryElement, at: "start" | "end", stroke: number): Placed {
  const length = node.getTotalLength();
  const step = Math.min(0.5, length / 2);
  const [point, from, to] =
    at === "start"
      ? [node.getPointAtLength(0), node.getPointAtLength(0), node.getPointAtLength(step)]
      : [node.getPointAtLength(length), node.getPointAtLength(length - step), node.getPointAtLength(length)];
  const orient = marker.getAttribute("orient") ?? "0";
  const turned = orient === "auto-start-reverse" && at === "start" ? 180 : 0;
  const angle = orient.startsWith("auto")
    ? (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + turned
    : Number.parseFloat(orient);
  const { width, height } = marker.viewBox.baseVal ?? { width: 0, height: 0 };
  const units = marker.getAttribute("markerUnits") === "userSpaceOnUse" ? 1 : stroke;
  const fit =
    width > 0 ? Math.min(marker.markerWidth.baseVal.value / width, marker.markerHeight.baseVal.value / height) : 1;
  const scale = units * fit;
  const parts = [
    `translate(${point.x},${point.y})`,
    ...(Math.abs(angle) > 0.05 ? [`rotate(${angle})`] : []),
    ...(scale === 1 ? [] : [`scale(${scale})`]),
    `translate(${-marker.refX.baseVal.value},${-marker.refY.baseVal.value})`,
  ];
  return { marker, transform: parts.join(" ") };
}
