import { packageKey, stubName } from "./stub";

/** Marks the answers of a function, by what it was asked. */
export const answersKey = "$answers";

/** Options that are functions, and what they are called with to learn what they would say of most files. */
const editUrl = {
  docPath: "",
  blogPath: "",
  versionDocsDirPath: "docs",
  blogDirPath: "blog",
  permalink: "",
};
/** Languages that may be the default one: a function may say of others where their translations lie. */
const locales = ["", "en", "zh-Hans", "zh-CN", "zh"];

/**
 * A module's value as data that can be sent to another process: functions and classes go, circles end, packages are named.
 * `editUrl` may be a function; it is asked.
 * @param asked further options that may be functions of a text, and the texts to ask them for: the answers come by text
 */
export function plainData(
  value: unknown,
  asked: Readonly<Record<string, readonly string[]>> = {},
  key = "",
  ancestors: readonly unknown[] = [],
): unknown {
  const name = stubName(value);
  if (name !== undefined) return { [packageKey]: name };
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
  // A function in a list keeps its place: `[plugin, options]`.
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

/** The folder of the docs goes before a page's path, as it does behind an address that is no function. */
function editFolder(answer: unknown): unknown {
  return typeof answer === "string" ? answer.replace(/docs\/?$/, "") : undefined;
}
