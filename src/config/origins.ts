import type { Origins } from "./types";

/** The origins that site.yml names. */
export function listed(origins: Origins): readonly string[] {
  return origins === "auto" ? [] : origins;
}
