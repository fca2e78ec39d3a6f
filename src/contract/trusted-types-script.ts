/** The policy whose HTML a page may take as it is; see src/reading/platform/trusted-html.ts. */
export const htmlPolicyName = "site";

/**
 * The script that makes the default policy of trusted types, for code of others that hands plain strings to dangerous
 * places. It stands in every page's head, so it is written out small. What it lets through:
 * - scripts and workers of this origin (webpack's chunks, the search worker, the service worker);
 * - as HTML, the empty script element by which React makes scripts, and JSON without markup, with which Gatsby fills the
 *   structured data of a page after a navigation;
 * - as script text, only the JSON of structured data.
 * Everything else throws. The article's HTML goes through a policy of its own, in one place of the code.
 */
export const trustedTypesScript = [
  "(function(){var t=window.trustedTypes,",
  "j=function(s){JSON.parse(s);return s};",
  't&&t.createPolicy&&t.createPolicy("default",{',
  'createHTML:function(s){if(s!=="<script><\\/script>"){if(/</.test(s))throw TypeError("HTML");j(s)}return s},',
  "createScript:j,",
  'createScriptURL:function(s){if(new URL(s,location.href).origin!==location.origin)throw TypeError("URL");return s}',
  "})})()",
].join("");
