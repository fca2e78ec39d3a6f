import type { ArticleContext } from "./article-context";
import { codeBlock } from "./code-block";
import { diagram, loadGraphviz } from "./diagram";
import { loadHighlighter } from "./highlight";
import { normalizeLang } from "./languages";
import { mathFormula } from "./math";
import type { RenderedSlot } from "./rendered-slot";

/** Renders all slots of an article; engines are loaded only where they are needed. */
export async function renderSlots(context: ArticleContext): Promise<RenderedSlot[]> {
  const { slots } = context;
  const langs = new Set(slots.flatMap((slot) => (slot.kind === "code" ? [normalizeLang(slot.lang)] : [])));
  const highlighter = langs.size > 0 ? await loadHighlighter(langs) : null;
  const graphviz = slots.some(({ kind }) => kind === "diagram") ? await loadGraphviz() : null;
  return slots.map((slot) => {
    if (slot.kind === "math") return mathFormula(slot, context);
    if (slot.kind === "code" && highlighter) return codeBlock(slot, highlighter, context);
    if (slot.kind === "diagram" && graphviz) return diagram(slot, graphviz, context);
    throw new Error(`no engine for a slot of kind ${slot.kind}`);
  });
}
