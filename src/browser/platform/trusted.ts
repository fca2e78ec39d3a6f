/**
 * Name of the bundle's Trusted Types policy. No two bundles share a policy, and
 * src/shared/policy.ts lists them.
 */
declare const TRUSTED_POLICY: string;

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy?(name: string, rules: Policy): Policy } };

/**
 * The bundle's Trusted Types policy. It is created only once, because the browser forbids a second
 * policy with the same name. Undefined in browsers without Trusted Types.
 */
const policy = trustedTypes?.createPolicy?.(TRUSTED_POLICY, {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin) throw new TypeError(url);
    return url;
  },
});

/**
 * Parses HTML that comes from the build. The Trusted Types policy treats any HTML as safe, so
 * callers must never pass HTML that a reader or another host has written. The HTML is parsed in a
 * template, which fetches nothing, not even pictures.
 */
export function parsed(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  return template.content;
}

/**
 * Marks the URL of one of this site's workers as trusted.
 * @throws TypeError if the browser supports Trusted Types and the URL has another origin
 */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string;
}
