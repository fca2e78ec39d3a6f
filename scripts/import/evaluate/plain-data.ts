import { packageKey, stubName } from "./stub";

/** Options that are functions, and what they are called with to learn what they would say of most files. */
const editUrl = {
  locale: "",
  docPath: "",
  blogPath: "",
  versionDocsDirPath: "docs",
  blogDirPath: "blog",
  permalink: "",
};

/**
 * A module's value as data that can be sent to another process: functions and classes go, circles end, packages are named.
 * `editUrl` may be a function; it is asked.
 */
export function plainData(value: unknown, key = "", ancestors: readonly unknown[] = []): unknown {
  const name = stubName(value);
  if (name !== undefined) return { [packageKey]: name };
  if (typeof value === "function") return key === "editUrl" ? attempt(() => value(editUrl)) : undefined;
  if (typeof value === "bigint" || typeof value === "symbol") return String(value);
  if (value instanceof RegExp) return value.source;
  if (value === null || typeof value !== "object") return value;
  if (ancestors.includes(value)) return undefined;
  const inside = [...ancestors, value];
  // A function in a list keeps its place: `[plugin, options]`.
  if (Array.isArray(value)) return value.map((item) => plainData(item, "", inside) ?? null);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const data = plainData(item, name, inside);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

function attempt(ask: () => unknown): unknown {
  try {
    const answer = ask();
    // The folder of the docs goes before a page's path, as it does behind an address that is no function.
    return typeof answer === "string" ? answer.replace(/docs\/?$/, "") : undefined;
  } catch {
    return undefined;
  }
}
