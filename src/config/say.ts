import type { Bilingual } from "../text/diagnostics/bilingual";

/** Temporary, for messages that still have both languages: the Chinese one. */
export function say<T extends string | object>(text: Bilingual<T>): T {
  return typeof text === "object" && "zh" in text ? text.zh : (text as T);
}
