import { joinPath } from "../../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../../data";
import { docusaurusMessages } from "../../messages/messages";
import type { SiteSettings } from "../../model";
import type { Notes } from "../../notes";
import type { SiteParts } from "../config/site-parts";

/**
 * Converts the redirects of `@docusaurus/plugin-client-redirects`. Computed redirects cannot be
 * imported, so a plugin with no other redirects is noted.
 */
export function redirectsOf({ others }: SiteParts, file: string, notes: Notes): SiteSettings["redirects"] {
  const plugin = others.find(({ name }) => /plugin-client-redirects$/.test(name));
  if (!plugin) return undefined;
  const redirects = listOf(plugin.options.redirects).flatMap((redirect) => {
    const { from, to } = recordOf(redirect);
    const target = stringOf(to);
    return target === undefined ? [] : [from].flat().flatMap((path) => pair(stringOf(path), target));
  });
  if (redirects.length === 0) notes.left({ file, found: plugin.name }, docusaurusMessages.computedRedirects);
  return redirects.length > 0 ? redirects : undefined;
}

function pair(from: string | undefined, to: string): { from: string; to: string }[] {
  return from === undefined ? [] : [{ from: joinPath(from), to: /^https?:/.test(to) ? to : joinPath(to) }];
}
