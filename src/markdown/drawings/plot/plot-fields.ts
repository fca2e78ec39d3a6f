import { z } from "zod";
import { fields, oneOf, text } from "../../../config/fields";
import { plotMessages } from "../../../text/diagnostics/article-messages";
import { expected } from "../../../text/diagnostics/content-messages";

const number = z.number(expected.number);
const example = "{ field: 列名, label: 轴名, unit: ms, scale: log }";
const columns = z.union([text.transform((column) => [column]), z.array(text).min(1)], expected.like("列名或[甲, 乙]"));

/** An axis: the name of its column, or fields of which that is one. */
function axis<Field extends z.ZodType>(field: Field) {
  const long = fields({
    field,
    label: text.optional(),
    unit: text.optional(),
    scale: oneOf(["linear", "log", "log2", "category"]).optional(),
    min: number.optional(),
    max: number.optional(),
  }).refine(({ min, max, scale = "" }) => {
    return (min ?? -Infinity) < (max ?? Infinity) && !(scale.startsWith("log") && (min ?? 1) <= 0);
  }, plotMessages.bounds);
  return z.preprocess((written) => (field.safeParse(written).success ? { field: written } : written), long);
}

const place = z.union([z.number(), text], expected.like("8或“cwnd”"));
const note = fields({ x: place.optional(), y: place.optional(), text }).refine(
  (note) => "x" in note || "y" in note,
  plotMessages.annotation,
);
const data = [
  text.regex(/\n|\.(?:csv|out|txt)$/i, plotMessages.data),
  z.array(z.record(z.string(), z.unknown())),
  z.record(z.string(), z.array(z.unknown())),
] as const;

/** The fields of a plot fence. */
export const plotFields = fields({
  title: z.string(plotMessages.noTitle).trim().min(1, expected.notEmpty).describe("图题"),
  caption: text.optional().describe("读者应该看到什么"),
  mark: oneOf(["line", "step", "area", "scatter", "bar", "heatmap"]).describe("line"),
  data: z.union(data, plotMessages.data).describe("./x.csv"),
  row: text
    .regex(/\{.+\}/, plotMessages.row)
    .optional()
    .describe('"{轮次} cwnd={窗口}"'),
  lines: z.union([text, z.number()]).optional().describe("2-9"),
  x: axis(text).describe(example),
  y: axis(columns).describe(example),
  series: text.optional().describe("列名"),
  value: axis(text).optional().describe(example),
  facet: text.optional().describe("列名"),
  annotations: z.array(note, expected.items).max(12).optional().describe("[{ x: 8, text: 丢包 }]"),
})
  .refine(({ row, data }) => !row || typeof data === "string", { path: ["row"], error: plotMessages.row })
  .refine(({ mark, value }) => mark !== "heatmap" || value, { path: ["value"], error: plotMessages.value })
  // What names a series, or leaves no room for any.
  .refine(({ mark, y, series }) => [y.field.length > 1, series, mark === "heatmap"].filter(Boolean).length < 2, {
    path: ["series"],
    error: plotMessages.series,
  });

export type PlotFields = z.infer<typeof plotFields>;
