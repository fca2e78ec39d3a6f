import { codeBlock } from "./code/code-block";
import { loadHighlighter } from "./code/highlight";
import { normalizeLang } from "./code/languages";
import { diagram, loadGraphviz } from "./drawings/diagram";
import { mathFormula } from "./math/math";
import type { ArticleContext } from "./model/article-context";
import type { RenderedSlot } from "./model/rendered-slot";

/** Renders all slots of an article; engines are loaded only where they are needed. */
export async function renderSlots(context: ArticleContext): Promise<RenderedSlot[]> {
  const { slots } = context;
  const langs = new Set(slots.flatMap((slot) => (slot.kind === "code" ? [normalizeLang(slot.lang)] : [])));
  const highlighter = langs.size > 0 ? await loadHighlighter(langs) : null;
  const graphviz = slots.some(({ kind }) => kind === "diagram") ? await loadGraphviz() : null;
  const { plot = null } = slots.some(({ kind }) => kind === "plot") ? await import("./drawings/plot/plot") : {};
  return slots.map((slot) => {
    if (slot.kind === "math") return mathFormula(slot, context);
    if (slot.kind === "code" && highlighter) return codeBlock(slot, highlighter, context);
    if (slot.kind === "diagram" && graphviz) return diagram(slot, graphviz, context);
    if (slot.kind === "plot" && plot) return plot(slot, context);
    throw new Error(`no engine for a slot of kind ${slot.kind}`);
  });
}
