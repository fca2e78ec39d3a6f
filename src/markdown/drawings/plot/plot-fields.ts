import { z } from "zod";
import { fields, oneOf, text } from "../../../config/fields";
import { plotMessages } from "../../../text/diagnostics/article-messages";
import { expected } from "../../../text/diagnostics/content-messages";

/** What an author may write as `mark`. */
const marks = ["line", "step", "area", "scatter", "bar", "histogram", "heatmap", "box"] as const;

const scales = ["linear", "log", "log2", "category"];
const number = z.number(expected.number);
const columns = z.union([text.transform((column) => [column]), z.array(text).min(1)]);
const example = "{ field: 列名, label: 轴名, unit: ms, scale: log }";
const axis = fields({
  field: columns,
  label: text.optional(),
  unit: text.optional(),
  scale: text.refine((scale) => scales.includes(scale), expected.oneOf(scales)).optional(),
  min: number.optional(),
  max: number.optional(),
}).refine(({ min, max, scale = "" }) => {
  return (min ?? -Infinity) < (max ?? Infinity) && !(scale.startsWith("log") && (min ?? 1) <= 0);
}, plotMessages.bounds);

/** An axis in its long form. */
export type AxisFields = z.infer<typeof axis>;

const anyAxis = z.union([columns.transform((field): AxisFields => ({ field })), axis], expected.like(example));
const place = z.union([z.number(), text, z.tuple([z.number(), z.number()])], expected.like("8, “cwnd” 或 [8, 12]"));
const note = fields({ x: place.optional(), y: place.optional(), text }).refine(
  ({ x, y }) => x !== undefined || y !== undefined,
  plotMessages.annotation,
);

/** The fields of a plot fence. */
export const plotFields = fields({
  title: z.string(plotMessages.noTitle).trim().min(1, expected.notEmpty).describe("图题"),
  caption: text.optional().describe("读者应该看到什么"),
  mark: oneOf(marks).describe("line"),
  data: z.unknown().optional(),
  row: text.optional().describe('"{轮次} cwnd={窗口}"'),
  lines: z.union([text, z.number()]).optional().describe("2-9"),
  x: anyAxis.describe(example),
  y: anyAxis.optional().describe(example),
  series: text.optional().describe("列名"),
  value: anyAxis.optional().describe(example),
  facet: text.optional().describe("列名"),
  bins: z.int(expected.number).min(2).max(100).optional().describe("20"),
  annotations: z.array(note, expected.items).max(12).optional().describe("[{ x: 8, text: 丢包 }]"),
}).superRefine(({ mark, x, y, value, series }, { addIssue }) => {
  const fault = (field: string, message: string) => addIssue({ code: "custom", path: [field], message });
  const isSummed = mark === "histogram" || mark === "heatmap" || mark === "box";
  const wanted = { x, y: mark === "histogram" ? x : y, value: mark === "heatmap" ? value : x };
  for (const [field, written] of Object.entries(wanted)) {
    if (!written) fault(field, plotMessages.missing(mark));
    else if (written.field.length > 1 && (isSummed || field !== "y")) fault(field, plotMessages.onlyOne(mark));
  }
  if (series !== undefined && (isSummed || (y?.field.length ?? 0) > 1)) fault("series", plotMessages.noSeries);
});

export type PlotFields = z.infer<typeof plotFields>;
