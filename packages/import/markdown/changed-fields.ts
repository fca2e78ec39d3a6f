import { isDeepStrictEqual } from "node:util";
import type { YamlMap } from "../model";

/**
 * What to set in front matter so that it holds these fields and no other; fields that stand there as they should be are left
 * alone.
 * @param data the front matter as it is
 * @param wanted undefined for fields that it shall not have
 */
export function changedFields(data: YamlMap, wanted: YamlMap): YamlMap {
  const keys = [...new Set([...Object.keys(data), ...Object.keys(wanted)])];
  return Object.fromEntries(
    keys.filter((key) => !isDeepStrictEqual(data[key], wanted[key])).map((key) => [key, wanted[key]]),
  );
}
