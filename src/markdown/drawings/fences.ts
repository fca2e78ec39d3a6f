import { diagramFence } from "./diagram";
import { drawDot } from "./dot";
import type { DrawnFence } from "./drawn-fence";
import { keptDrawing } from "./mermaid";
import { plot } from "./plot/plot";
import { drawWave } from "./wavedrom";

/** All drawn fences, by their language. To add one, write its file and list it here. */
export const fences: ReadonlyMap<string, DrawnFence> = new Map(
  Object.entries({
    plot,
    dot: diagramFence(drawDot, "graphviz"),
    mermaid: diagramFence(keptDrawing, "mmd"),
    wavedrom: diagramFence(drawWave),
  }),
);

const namesByLanguage: ReadonlyMap<string, string> = new Map(
  [...fences].flatMap(([name, { aliases }]) => [name, ...aliases].map((language) => [language, name] as const)),
);

/** The languages of drawn fences, with their aliases. */
export const drawnLanguages: readonly string[] = [...namesByLanguage.keys()];

/** Returns the name in `fences` for a language that an author wrote, or undefined if it is code. */
export function drawnName(language: string): string | undefined {
  return namesByLanguage.get(language.toLowerCase());
}
