import type { Bilingual } from "../text/diagnostics/bilingual";
import { language } from "./language";

/** Picks a build message in the language of the build; one that is in Chinese only is said as it is. */
export function say<T extends string | object>(text: Bilingual<T> | T): T {
  return typeof text === "object" && "zh" in text ? (text as Bilingual<T>)[language] : (text as T);
}
