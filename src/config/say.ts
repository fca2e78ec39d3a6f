import type { Bilingual } from "../text/diagnostics/bilingual";
import { site } from "./site";

/** Picks a build message in the language configured by `site.messages`. */
export function say<T>(both: Bilingual<T>): T {
  return site.messages === "en" ? both.en : both.zh;
}
