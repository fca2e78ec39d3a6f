import { trustedTypesScript } from "../../../contract/trusted-types-script";
import { afterCharset } from "./after-charset";
import { type HtmlPatch, removeFromPages } from "./html-patch";

/** Puts the default policy of trusted types before every other script of a page. A page without scripts needs none. */
export const insertTrustedTypes: HtmlPatch = {
  name: "html/insert-trusted-types",
  leansOn: 'react-dom 19, server: <meta charSet="utf-8"/> at the beginning of the head',
  gain: "trusted types can be required, although React, webpack and Gatsby hand plain strings to the DOM",
  remove: `${removeFromPages}, and require-trusted-types-for from src/hosting/content-policy.ts`,
  apply: (html, file) =>
    /<script(?![^>]*ld\+json)/.test(html)
      ? afterCharset(html, `<script>${trustedTypesScript}</script>`, { patch: insertTrustedTypes, where: file })
      : html,
};
