/** Name of the policy for HTML that a page may use unchanged; see src/reading/platform/trusted-html.ts. */
export const htmlPolicyName = "site";

/**
 * An inline script that creates the default Trusted Types policy, for third-party code that passes plain strings to
 * injection sinks. It stands in every page's head and is therefore written compactly. It allows:
 * - scripts and workers of this origin (webpack's chunks, the search worker, the service worker);
 * - as HTML, the empty script element that React uses to create scripts, and JSON without markup, which Gatsby writes into
 *   the structured data of a page after a navigation;
 * - as script text, the JSON of structured data.
 * Everything else throws. The article's HTML has a policy of its own.
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
