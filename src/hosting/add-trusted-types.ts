import { trustedTypesScript } from "../contract/trusted-types-script";

/** Puts the policy of trusted types before every other script of a page. A page without scripts needs none. */
export function addTrustedTypes(html: string): string {
  return /<script(?![^>]*ld\+json)/.test(html)
    ? html.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => `${charset}<script>${trustedTypesScript}</script>`)
    : html;
}
