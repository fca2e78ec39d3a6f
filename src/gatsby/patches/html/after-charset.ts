import { expectPresent, type Patch } from "../patch";

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Inserts an element behind a page's encoding, the first thing in its head. Only the first match counts: a page of
 * static/ may well show such an element in its text.
 * @throws PatchError where a page does not declare its encoding in this form
 */
export function afterCharset(html: string, element: string, anchor: { readonly patch: Patch; readonly where: string }) {
  const lookedFor = '<meta charset="utf-8">, which a page of static/ needs too as the first element of its head,';
  expectPresent(charset.test(html), { ...anchor, lookedFor });
  return html.replace(charset, (meta) => `${meta}${element}`);
}
