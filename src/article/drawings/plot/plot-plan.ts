import type { Mark } from "./plot-fields";

/** A position or a size, or one of a list of names. */
export type Value = number | string;

/** One mark of a series. */
export interface Point {
  readonly x: Value;
  /** Null where a line is broken. */
  readonly y: Value | null;
  /** The end of a bin, of which `x` is the beginning. */
  readonly x1?: number;
  /** Of a heat map's cell. */
  readonly value?: number;
  /** What a box shows. */
  readonly box?: BoxStatistics;
}

/** Tukey's: whiskers reach the last values within 1.5 times the box. */
export interface BoxStatistics {
  readonly low: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly high: number;
  readonly outliers: readonly number[];
}

export interface Series {
  readonly name: string;
  /** Counted from 0, over all facets. */
  readonly index: number;
  readonly points: readonly Point[];
}

export interface Axis {
  readonly label: string;
  readonly unit: string | undefined;
  /** Whether the drawing names it: names of bars mostly say what they are. */
  readonly isTitled: boolean;
  readonly type: "linear" | "log" | "category";
  readonly base: number;
  /** From and to, of a category axis empty. */
  readonly extent: readonly [number, number];
  readonly categories: readonly string[];
}

export interface Annotation {
  readonly x: Value | readonly [number, number] | undefined;
  readonly y: Value | readonly [number, number] | undefined;
  readonly text: string;
}

/** A plot with everything decided but its size. */
export interface PlotPlan {
  readonly mark: Mark;
  readonly title: string;
  readonly caption: string | undefined;
  readonly x: Axis;
  readonly y: Axis;
  /** Bars lie. */
  readonly isHorizontal: boolean;
  /** What a heat map's cells mean. */
  readonly value: Axis | undefined;
  /** Ends of a heat map's ranges, one less than there are colours. */
  readonly breaks: readonly number[];
  readonly facetLabel: string;
  readonly facets: readonly { readonly name: string; readonly series: readonly Series[] }[];
  /** Empty where there is one without a name. */
  readonly seriesNames: readonly string[];
  readonly annotations: readonly Annotation[];
  /** Of thinned data: how many points there are, and how many are drawn. */
  readonly thinned: { readonly all: number; readonly drawn: number } | undefined;
  /** All numbers of a histogram, for its median. */
  readonly numbers: readonly number[];
  /** What the table below shows; `count` is how many rows there are in all. */
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly Value[])[];
    readonly count: number;
  };
}
