import { loadDot } from "./dot";
import type { DrawingEngine, DrawingLanguage } from "./drawing";
import { loadMermaid } from "./mermaid";
import { loadWavedrom } from "./wavedrom";

/** Every language that is drawn has its engine here. */
const loaders: Readonly<Record<DrawingLanguage, () => Promise<DrawingEngine>>> = {
  dot: loadDot,
  mermaid: loadMermaid,
  wavedrom: loadWavedrom,
};

/** One engine for the process. */
const loaded = new Map<DrawingLanguage, Promise<DrawingEngine>>();

/** The engines of these languages; none is loaded that no article needs. */
export async function loadEngines(
  languages: readonly DrawingLanguage[],
): Promise<ReadonlyMap<DrawingLanguage, DrawingEngine>> {
  const pairs = [...new Set(languages)].map(async (language) => {
    const engine = loaded.get(language) ?? loaders[language]();
    loaded.set(language, engine);
    return [language, await engine] as const;
  });
  return new Map(await Promise.all(pairs));
}
