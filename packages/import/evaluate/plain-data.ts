import { argumentKey, packageKey, stubArgument, stubName } from "./stub";

/** Key in plain data that holds a function's results by argument. */
export const answersKey = "$answers";

/**
 * Arguments for an `editUrl` function. They name no file, because the URLs of most files begin
 * alike.
 */
const editUrl = {
  docPath: "",
  blogPath: "",
  versionDocsDirPath: "docs",
  blogDirPath: "blog",
  permalink: "",
};
/**
 * Locales to pass to `editUrl` until it returns the URL of the docs folder. For a locale other than
 * the default, `editUrl` may return the folder of the translations.
 */
const locales = ["", "en", "zh-Hans", "zh-CN", "zh"];

/**
 * Converts a module's value to data that can be sent to another process. Functions and classes are
 * removed, or become null in a list. Cycles are cut, and packages are replaced with their names.
 * Regular expressions become their sources. If `editUrl` is a function, it is called.
 * @param asked other options that may be functions of a string, with the arguments to call them
 * with; their results are keyed by argument
 */
export function plainData(
  value: unknown,
  asked: Readonly<Record<string, readonly string[]>> = {},
  key = "",
  ancestors: readonly unknown[] = [],
): unknown {
  const name = stubName(value);
  if (name !== undefined) {
    const argument = plainData(stubArgument(value), asked, "", ancestors);
    return { [packageKey]: name, ...(argument !== undefined && { [argumentKey]: argument }) };
  }
  if (typeof value === "function") {
    const texts = Object.hasOwn(asked, key) ? asked[key] : undefined;
    const answer = (text: string) => attempt(() => String(value(text)));
    if (texts) return { [answersKey]: Object.fromEntries(texts.map((text) => [text, answer(text)])) };
    if (key !== "editUrl") return undefined;
    const answers = locales.map((locale) => attempt(() => value({ ...editUrl, locale })));
    return editFolder(answers.find((said) => /docs\/?$/.test(String(said))));
  }
  if (typeof value === "bigint" || typeof value === "symbol") return String(value);
  if (value instanceof RegExp) return value.source;
  if (value === null || typeof value !== "object") return value;
  if (ancestors.includes(value)) return undefined;
  const inside = [...ancestors, value];
  // A function in a list becomes null, so that other items keep their positions: `[plugin,
  // options]`.
  if (Array.isArray(value)) return value.map((item) => plainData(item, asked, "", inside) ?? null);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const data = plainData(item, asked, name, inside);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

function attempt(ask: () => unknown): unknown {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Removes the trailing `docs` folder, because the path of each page begins with it. */
function editFolder(answer: unknown): unknown {
  return typeof answer === "string" ? answer.replace(/docs\/?$/, "") : undefined;
}
