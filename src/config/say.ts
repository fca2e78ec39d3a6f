import type { Bilingual } from "../text/diagnostics/bilingual";
import { site } from "./site";

/** What a build says, in the language that the site has chosen for its author. */
export function say<T>(both: Bilingual<T>): T {
  return site.messages === "en" ? both.en : both.zh;
}
