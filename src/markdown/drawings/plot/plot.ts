import { parseYaml } from "../../../config/parse-yaml";
import { validate } from "../../../config/validate";
import { errorMessage } from "../../../lib/diagnostic";
import { escapeHtml } from "../../../lib/escape-html";
import { plotMessages } from "../../../text/diagnostics/article-messages";
import { plotText } from "../../../text/plot";
import { parseFenceMeta } from "../../code/fence-meta";
import type { ArticleContext, Slot } from "../../model/article-context";
import type { RenderedSlot } from "../../model/types";
import { describePlot } from "./describe-plot";
import { drawPlot } from "./draw-plot";
import { plotFields } from "./plot-fields";
import { hasEnds } from "./plot-marks";
import { readable } from "./plot-scale";
import { type Plan, readPoints } from "./read-points";
import { PlotProblem, readTable, type Table } from "./read-table";

const mostTableRows = 200;

/**
 * A plot fence as a figure: its title, the drawing for two widths of which the stylesheet shows one, its data as a table,
 * and its caption. A screen reader gets the drawing as one picture with its figures in words.
 */
export function plot(slot: Slot & { kind: "plot" }, context: ArticleContext): RenderedSlot {
  const found = read(slot, context);
  if (!found) {
    const html = `<figure class="plot"><pre tabindex="0"><code>${escapeHtml(slot.value)}</code></pre></figure>`;
    return { kind: "block", text: "", html };
  }
  const { plan, table } = found;
  const { title, caption = "", axes, value, domains, annotations, used, count, points } = plan;
  const notes = annotations.map(({ text }) => text);
  const labels = [axes.x.label, axes.y.label, value?.label, ...domains.series, ...domains.facet, ...notes];
  const below = caption + (points.length < count ? plotText.thinned(readable(points.length), readable(count)) : "");
  // A column of text, and a phone of 360 px, of which 324 px are for text.
  const drawings = drawPlot(plan, "wide", 672, 13, 3) + drawPlot(plan, "narrow", 296, 12.5, 1);
  const name = escapeHtml(`${title}。${describePlot(plan)}`);
  return {
    kind: "block",
    text: [title, below, [...new Set(labels)].filter(Boolean).join(" ")].filter(Boolean).join("\n"),
    html: [
      `<figure class="plot"><p class="plot-title">${escapeHtml(title)}</p>`,
      `<div class="diagram-scroll" tabindex="0"><div role="img" aria-label="${name}">${keyOf(plan)}${drawings}</div></div>`,
      // A caption is the last child of its figure; the stylesheet shows it above the data.
      tableHtml(title, Object.values(used).flat(), table),
      below && `<figcaption>${escapeHtml(below)}</figcaption>`,
      "</figure>",
    ].join(""),
  };
}

function read({ value, meta, line }: Slot & { kind: "plot" }, context: ArticleContext) {
  const { file, bodyLine } = context.source;
  const yaml = parseYaml(value, file, bodyLine + line);
  context.diagnostics.push(...yaml.diagnostics);
  if (yaml.diagnostics.length > 0) return null;
  const lineOf = (field: string) => yaml.lineOf(field) ?? bodyLine + line;
  const data =
    typeof yaml.data === "object" && !Array.isArray(yaml.data)
      ? { title: parseFenceMeta(meta).title, ...yaml.data }
      : yaml.data;
  const { value: fields, diagnostics } = validate(plotFields, { data, file, lineOf });
  context.diagnostics.push(...diagnostics);
  try {
    const table = fields && readTable(fields, yaml, context);
    return table && { plan: readPoints(fields, yaml, table), table };
  } catch (error) {
    for (const problem of error instanceof AggregateError ? error.errors : [error]) {
      const known =
        problem instanceof PlotProblem ? problem : new PlotProblem(plotMessages.failed(errorMessage(error)));
      const place = { file: known.file ?? file, line: known.line ?? bodyLine + line };
      context.diagnostics.push({ severity: "error", ...place, ...known.wording });
    }
    return null;
  }
}

/** What colours mean: series without names at their ends, or a heat map's ranges. */
function keyOf(plan: Plan): string {
  const { mark, domains, edges, value } = plan;
  const item = (look: string, form: string, text: string) =>
    `<span><i class="${look}">${form}</i> ${escapeHtml(text)}</span>`;
  const form = (index: number) => (plan.isLine ? "━╍┅┉╌┄" : mark === "scatter" ? "●■▲◆✕＋" : "■■■■■■")[index] ?? "";
  const ranges = edges.slice(1).map((edge, index) => plotText.range(readable(edges[index] ?? 0), readable(edge)));
  const items =
    mark === "heatmap"
      ? [
          plotText.withUnit(value?.label ?? String(value?.field), value?.unit),
          ...ranges.map((range, index) => item(`plot-s1 plot-level-${index + 1}`, "■", range)),
        ]
      : hasEnds(plan) || domains.series.length < 2
        ? []
        : domains.series.map((name, index) => item(`plot-s${index + 1}`, form(index), name));
  return items.length > 0 ? `<p class="plot-key">${items.join("")}</p>` : "";
}

/** The data, closed until a reader opens it. */
function tableHtml(title: string, columns: readonly string[], { columns: all, rows }: Table): string {
  const indexes = [...new Set(columns)].map((column) => all.indexOf(column));
  const line = (tag: string, row: readonly unknown[]) =>
    `<tr>${indexes.map((index) => `<${tag}>${escapeHtml(String(row[index] ?? ""))}</${tag.slice(0, 2)}>`).join("")}</tr>`;
  const shown = rows.slice(0, mostTableRows).map((row) => line("td", row));
  const cut = shown.length < rows.length ? `<p>${plotText.cut(shown.length, rows.length)}</p>` : "";
  const name = escapeHtml(plotText.dataOf(title));
  return `<details><summary>${plotText.data(rows.length)}</summary>${cut}<section class="table-wrap" tabindex="0" aria-label="${name}"><table><thead>${line('th scope="col"', all)}</thead><tbody>${shown.join("")}</tbody></table></section></details>`;
}
