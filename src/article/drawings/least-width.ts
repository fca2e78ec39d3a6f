import type { FinishedDrawing } from "./finish-drawing";

/** Text of a drawing that shrinks with the column stays this large, in px; from there on the drawing scrolls. */
const leastText = 12;

/**
 * Columns of phones in px, the narrowest and a usual one: what fits the first never scrolls, beyond the second most do. Type
 * of 13 px in a drawing that is `drawn` wide is 12 px high in the column of a window of 360 px with a scroll bar.
 */
export const columns = { narrowest: 280, drawn: 335, usual: 350 };

/** Width in px at which the smallest text of a drawing is as small as text may be. */
export function leastWidth({ viewBox, body }: FinishedDrawing): number {
  const sizes = [...body.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return sizes.length === 0
    ? 0
    : Math.ceil(Number(viewBox.split(" ")[2]) * Math.min(1, leastText / Math.min(...sizes)));
}

/** Whether a usual phone shows all of a drawing. */
export function fitsPhone(drawing: FinishedDrawing): boolean {
  return leastWidth(drawing) <= columns.usual;
}
