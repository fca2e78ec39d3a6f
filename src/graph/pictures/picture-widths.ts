/**
 * Widths of the reading column, in pixels of a screen: 714 px, and the same on a screen of twice the density. A phone of 360 px
 * takes the first at 2×, one of 412 px the second at 3×.
 */
const steps = [720, 1440];

/** A step is worth a file of its own only where the next larger one has this many times its width. */
const worthwhile = 1.25;

/**
 * The widths in which a picture is offered: never more than it has, never more than the column shows.
 * @param width the picture's own, in pixels
 * @returns rising; the last is the one that dense screens take
 */
export function pictureWidths(width: number): number[] {
  const smaller = steps.filter((step) => step * worthwhile <= width);
  return smaller.length === steps.length ? smaller : [...smaller, width];
}
