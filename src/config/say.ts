import type { Bilingual } from "../text/diagnostics/bilingual";
import { language } from "./language";

/** Picks a build message in the language of the build. */
export function say<T>(both: Bilingual<T>): T {
  return both[language];
}
