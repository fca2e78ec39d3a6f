import { z } from "zod";
import { fields, text } from "../../../config/fields";
import { say } from "../../../config/say";
import { expected } from "../../../text/diagnostics/expected";

/** What an author may write as `mark`. */
export const marks = ["line", "scatter", "bar", "step", "area", "histogram", "heatmap", "box"] as const;
export type Mark = (typeof marks)[number];

/** Whether a mark connects its points. */
export const isLine = (mark: Mark) => mark === "line" || mark === "step" || mark === "area";

/** Other words for the same marks: Vega-Lite's and Observable Plot's. */
export const markAliases: Readonly<Record<string, Mark>> = {
  point: "scatter",
  dot: "scatter",
  rect: "heatmap",
  boxplot: "box",
};

/** What an author may write as `scale`. */
export const scales = ["linear", "log", "log2", "category"] as const;

const number = z.number(say(expected.number));
const place = z.union(
  [z.number(), text, z.tuple([z.number(), z.number()])],
  say(expected.like("8, “cwnd” 或 [8, 12]")),
);

const axis = fields({
  field: z.union([text, z.array(text).min(1)], say(expected.quotedText)),
  label: text.optional(),
  unit: text.optional(),
  scale: text.optional(),
  min: number.optional(),
  max: number.optional(),
});
const axisOrColumns = z.union(
  [text, z.array(text).min(1), axis],
  say(expected.like("{ field: 列名, label: 轴名, unit: ms, scale: log }")),
);

/** The fields of a plot fence. */
export const plotFields = fields({
  title: text.optional().describe("图题"),
  caption: text.optional().describe("读者应该看到什么"),
  mark: text.describe("line"),
  data: z.unknown().optional(),
  row: text.optional().describe('"{轮次} cwnd={窗口}"'),
  lines: z.union([text, z.number()]).optional().describe("2-9"),
  x: axisOrColumns.optional().describe("{ field: 列名, label: 轴名, unit: ms, scale: log }"),
  y: axisOrColumns.optional().describe("{ field: 列名, label: 轴名, unit: ms, scale: log }"),
  series: text.optional().describe("列名"),
  value: axisOrColumns.optional().describe("{ field: 列名, label: 名称, unit: ms }"),
  facet: text.optional().describe("列名"),
  bins: z.int(say(expected.number)).min(2).max(100).optional().describe("20"),
  annotations: z
    .array(fields({ x: place.optional(), y: place.optional(), text }), say(expected.items))
    .max(12)
    .optional()
    .describe("[{ x: 8, text: 丢包 }]"),
});

export type PlotFields = z.infer<typeof plotFields>;

/** What is written of an axis, in its long form. */
export interface AxisFields {
  readonly columns: readonly string[];
  readonly label: string | undefined;
  readonly unit: string | undefined;
  readonly scale: (typeof scales)[number] | undefined;
  /** What is written as its scale, known or not. */
  readonly writtenScale: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** The long form of `x: 列`, `y: [列, 列]` and `y: { field: 列 }`. */
export function axisFields(written: PlotFields["x"]): AxisFields | undefined {
  if (written === undefined) return undefined;
  const { field, label, unit, scale, min, max } =
    typeof written === "string" || Array.isArray(written) ? { field: written } : (written as z.infer<typeof axis>);
  const known = scales.find((name) => name === scale);
  return { columns: [field].flat(), label, unit, scale: known, writtenScale: scale, min, max };
}
