import { recordOf, stringOf } from "../data";
import type { SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { MkDocsConfig } from "./mkdocs-config";

/**
 * Replaces variables of the macros plugin with their values, such as `{{ price }}` of `extra` and
 * `{{ config.site_name }}`. Macros run before Markdown, so variables in code are replaced too.
 * Other expressions stay and are noted. Without the plugin, nothing changes.
 * https://mkdocs-macros-plugin.readthedocs.io/en/latest/
 */
export function withVariables(
  source: SourceText,
  { site, plugin }: Pick<MkDocsConfig, "site" | "plugin">,
  { file, notes }: { readonly file: string; readonly notes: Notes },
): SourceText {
  if (plugin("macros") === undefined) return source;
  const variables = { ...recordOf(site.extra), extra: site.extra, config: site };
  const edits = [...source.text.matchAll(/\{\{-?\s*([^{}]*?)\s*-?\}\}/g)].flatMap((match) => {
    const [written, path = ""] = match;
    const value = path.split(".").reduce<unknown>((inner, key) => recordOf(inner)[key], variables);
    const text = stringOf(value);
    if (text !== undefined) return [{ start: match.index, end: match.index + written.length, text }];
    notes.left({ file, line: source.lineAt(match.index), found: written }, foreignMessages.interpolation);
    return [];
  });
  return source.edit(edits);
}
