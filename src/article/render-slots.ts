import { codeBlock } from "./code/code-block";
import { loadHighlighter } from "./code/highlight";
import { normalizeLang } from "./code/languages";
import { diagram } from "./drawings/diagram";
import { loadEngines } from "./drawings/engines";
import { drawnOrCode } from "./drawings/mermaid";
import { mathFormula } from "./math/math";
import type { ArticleContext } from "./model/article-context";
import type { RenderedSlot } from "./model/rendered-slot";

/** Renders all slots of an article; engines are loaded only where they are needed. */
export async function renderSlots({ slots: placed }: ArticleContext): Promise<RenderedSlot[]> {
  const slots = placed.map((slot) => ({ ...drawnOrCode(slot, slot.context), context: slot.context }));
  const langs = new Set(slots.flatMap((slot) => (slot.kind === "code" ? [normalizeLang(slot.lang)] : [])));
  const highlighter = langs.size > 0 ? await loadHighlighter(langs) : null;
  const engines = await loadEngines(slots.flatMap((slot) => (slot.kind === "diagram" ? [slot.lang] : [])));
  const { plot = null } = slots.some(({ kind }) => kind === "plot") ? await import("./drawings/plot/plot") : {};
  return slots.map((slot) => {
    if (slot.kind === "math") return mathFormula(slot, slot.context);
    if (slot.kind === "code" && highlighter) return codeBlock(slot, highlighter, slot.context);
    const engine = slot.kind === "diagram" ? engines.get(slot.lang) : undefined;
    if (slot.kind === "diagram" && engine) return diagram(slot, engine, slot.context);
    if (slot.kind === "plot" && plot) return plot(slot, slot.context);
    throw new Error(`no engine for a slot of kind ${slot.kind}`);
  });
}
