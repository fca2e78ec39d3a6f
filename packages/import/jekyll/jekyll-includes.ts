import { basename } from "../../../src/lib/paths";
import { stringOf } from "../data";
import { admonitionKind, container, link, picture } from "../markdown/markdown-pieces";
import type { Replacement } from "../markdown/nested-tags";
import type { Values } from "../values";

/** Matches the tags that insert another file. `include_cached` belongs to jekyll-include-cache. */
export const includeTag = /^include(?:_relative|_cached)?$/;

/**
 * Splits the arguments of an include into the path of the file and the parameters. An unquoted
 * value is a variable.
 * @param valueOfVariable returns the value of a variable; if undefined, the value of the parameter
 * is the variable's name
 */
export function splitInclude(args: string, valueOfVariable: (variable: string) => string | undefined) {
  const [path = ""] = /^\S+/.exec(args) ?? [];
  const parameter = /([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"']+))/g;
  const parameters = [...args.slice(path.length).matchAll(parameter)].map(
    ([, name = "", double, single, variable = ""]): [string, string] => {
      const quoted = double ?? single;
      return [name, quoted?.replace(/\\(["'])/g, "$1") ?? valueOfVariable(variable) ?? variable];
    },
  );
  return { path, parameters: Object.fromEntries(parameters) };
}

/**
 * Converts an include without reading its file. Parameters with the address of a picture or a link
 * become that picture or link. Parameters with text become an admonition if the name of the file is
 * a kind of admonition. Returns null for any other include.
 */
export function includeByParameters(path: string, parameters: Values): Replacement | null {
  const markdown = pictureOrLink(parameters);
  if (markdown !== null) return { open: markdown };
  const kind = admonitionKind(basename(path).replace(/\.\w+$/, ""));
  const text = [parameters.content, parameters.text, parameters.body].map(stringOf).find(Boolean);
  if (kind === undefined || text === undefined) return null;
  const { open, close } = container(kind, stringOf(parameters.title), 0);
  return { open: `${open}\n${text.trim()}\n${close}`, isBlock: true };
}

function pictureOrLink(values: Values): string | null {
  const address = [values.src, values.url, values.image_path, values.image, values.file, values.img]
    .map(stringOf)
    .find(Boolean);
  if (address === undefined || !/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(address)) {
    const href = stringOf(values.href) ?? stringOf(values.url);
    return href === undefined ? null : link(stringOf(values.title) ?? href, href);
  }
  const text = [values.alt, values.caption, values.title].map(stringOf).find(Boolean) ?? "";
  return picture(address, text);
}

/**
 * Returns whether the text of an included file can replace its tag. The text must not contain code
 * for browsers or a form. Of Liquid's tags, it may contain only `comment`, `raw` and other
 * includes.
 */
export function isPlainInclude(text: string): boolean {
  const tags = [...text.matchAll(/\{%-?\s*(\w+)/g)].map(([, name = ""]) => name);
  return (
    !/<(?:script|style|link|form)\b/i.test(text) &&
    tags.every((name) => includeTag.test(name) || /^(?:end)?(?:comment|raw)$/.test(name))
  );
}
