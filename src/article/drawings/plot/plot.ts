import { parseYaml } from "../../../config/parse-yaml";
import { validate } from "../../../config/validate";
import { errorMessage } from "../../../lib/error-message";
import { escapeHtml } from "../../../lib/escape-html";
import { nearest } from "../../../lib/nearest";
import { plotMessages } from "../../../text/diagnostics/plot-messages";
import { plotText } from "../../../text/plot";
import { parseFenceMeta } from "../../code/fence-meta";
import { type ArticleContext, reportError, type Slot } from "../../model/article-context";
import type { RenderedSlot } from "../../model/rendered-slot";
import { describePlot } from "./describe-plot";
import { drawPlot, plotSizes } from "./draw-plot";
import { readable } from "./numbers";
import { planPlot } from "./plan-plot";
import { plotData } from "./plot-data";
import { type Mark, markAliases, marks, plotFields } from "./plot-fields";
import type { PlotPlan } from "./plot-plan";

/**
 * A plot fence as a figure: its title, the drawing for two widths of which the stylesheet shows one, its caption, and its
 * data as a table. A screen reader gets the drawing as one picture with its figures in words.
 */
export function plot(slot: Slot & { kind: "plot" }, context: ArticleContext): RenderedSlot {
  const plan = planOf(slot, context);
  if (!plan) {
    const html = `<figure class="plot"><pre tabindex="0"><code>${escapeHtml(slot.value)}</code></pre></figure>`;
    return { kind: "block", text: "", html };
  }
  const { title, caption, x, y, seriesNames, facets, annotations, value } = plan;
  const labels = [
    x.label,
    y.label,
    value?.label ?? "",
    ...seriesNames,
    ...facets.map(({ name }) => name),
    ...annotations.map(({ text }) => text),
  ];
  const note = noteOf(plan);
  const below = [caption, note].filter(Boolean).join("");
  const drawings = plotSizes.map((size) => drawPlot(plan, size)).join("");
  return {
    kind: "block",
    text: [title, below, [...new Set(labels)].filter(Boolean).join(" ")].filter(Boolean).join("\n"),
    html: [
      `<figure class="plot"><p class="plot-title">${escapeHtml(title)}</p>`,
      `<div class="diagram-scroll" tabindex="0"><div role="img" aria-label="${escapeHtml(`${title}。${describePlot(plan)}`)}">${drawings}</div></div>`,
      // A caption is the last child of its figure; the stylesheet shows it above the data.
      tableHtml(plan),
      below && `<figcaption>${escapeHtml(below)}</figcaption>`,
      "</figure>",
    ].join(""),
  };
}

function planOf({ value, meta, line }: Slot & { kind: "plot" }, context: ArticleContext): PlotPlan | null {
  const { file, bodyLine } = context.source;
  const yaml = parseYaml(value, file, bodyLine + line);
  context.diagnostics.push(...yaml.diagnostics);
  if (yaml.diagnostics.length > 0) return null;
  if (typeof yaml.data !== "object" || Array.isArray(yaml.data)) {
    reportError(context, line, plotMessages.notFields);
    return null;
  }
  const { value: fields, diagnostics } = validate(plotFields, {
    data: yaml.data,
    file,
    lineOf: (field) => yaml.lineOf(field) ?? bodyLine + line,
  });
  context.diagnostics.push(...diagnostics);
  if (!fields) return null;
  const mark = markOf(fields.mark);
  if (!mark) {
    const meant = nearest(fields.mark, [...marks, ...Object.keys(markAliases)]);
    reportError(context, (yaml.lineOf("mark") ?? 0) - bodyLine, plotMessages.mark(fields.mark, meant, marks));
    return null;
  }
  const title = fields.title ?? parseFenceMeta(meta).title;
  if (title === undefined) reportError(context, line, plotMessages.noTitle);
  const fence = { fields, yaml, line, context };
  const data = plotData(fence);
  if (!data) return null;
  try {
    return planPlot(fence, mark, title ?? "", data);
  } catch (error) {
    reportError(context, line, plotMessages.failed(errorMessage(error)));
    return null;
  }
}

function markOf(written: string): Mark | undefined {
  const mark = Object.hasOwn(markAliases, written) ? markAliases[written] : written;
  return marks.find((known) => known === mark);
}

function noteOf({ thinned, mark }: PlotPlan): string {
  if (!thinned) return "";
  const say = mark === "scatter" ? plotText.sampled : plotText.thinned;
  return say(readable(thinned.drawn), readable(thinned.all));
}

/** The data, closed until a reader opens it. */
function tableHtml({ title, table: { head, rows, count } }: PlotPlan): string {
  const cells = (tag: string, values: readonly (string | number)[]) =>
    `<tr>${values.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag.split(" ")[0]}>`).join("")}</tr>`;
  const cut = rows.length < count ? `<p>${plotText.cut(rows.length, count)}</p>` : "";
  const body = rows.map((row) => cells("td", row)).join("");
  return `<details><summary>${plotText.data(count)}</summary>${cut}<section class="table-wrap" tabindex="0" aria-label="${escapeHtml(plotText.dataOf(title))}"><table><thead>${cells('th scope="col"', head)}</thead><tbody>${body}</tbody></table></section></details>`;
}
