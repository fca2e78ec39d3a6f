import { htmlPolicyName } from "../../contract/trusted-types-script";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { createHTML(html: string): unknown };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Created once: the browser forbids a second policy of the same name. */
const policy = trustedTypes?.createPolicy(htmlPolicyName, { createHTML: (html) => html });

/**
 * Marks HTML of our own build as safe for `innerHTML` under the site's Trusted Types policy. This is the only place
 * that does; callers vouch for the source. Never pass anything that a reader or another host has written.
 */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}
