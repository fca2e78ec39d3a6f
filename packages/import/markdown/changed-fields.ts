import { isDeepStrictEqual } from "node:util";
import type { YamlMap } from "../model";

/**
 * Returns the changes after which front matter contains exactly the `wanted` fields. Fields that
 * already have their value are omitted.
 * @param data the existing front matter
 * @param wanted the values; undefined for fields to remove
 */
export function changedFields(data: YamlMap, wanted: YamlMap): YamlMap {
  const keys = [...new Set([...Object.keys(data), ...Object.keys(wanted)])];
  return Object.fromEntries(
    keys.filter((key) => !isDeepStrictEqual(data[key], wanted[key])).map((key) => [key, wanted[key]]),
  );
}
