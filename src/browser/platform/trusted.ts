/** Each bundle has a policy with its own name, from src/shared/policy.ts. */
declare const TRUSTED_POLICY: string;

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy?(name: string, rules: Policy): Policy } };

/**
 * Created once, because the browser forbids a second policy with the same name. There are no
 * policies under `gatsby develop`.
 */
const policy = trustedTypes?.createPolicy?.(TRUSTED_POLICY, {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin) throw new TypeError(url);
    return url;
  },
});

/**
 * Parses HTML that comes from the build, which the site's Trusted Types policy treats as safe.
 * Callers are responsible for the source. Never pass anything that a reader or another host has
 * written. A template fetches nothing, not even pictures.
 */
export function parsed(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  return template.content;
}

/**
 * Marks the address of a worker of this site as trusted.
 * @throws TypeError for an address of another origin
 */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string;
}
