/** Each bundle has a policy of its own name, of src/contract/policy.ts. */
declare const TRUSTED_POLICY: string;

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy?(name: string, rules: Policy): Policy } };

/** Created once: the browser forbids a second policy of the same name. Gatsby develops without them. */
const policy = trustedTypes?.createPolicy?.(TRUSTED_POLICY, {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (new URL(url, window.location.href).origin !== window.location.origin) throw new TypeError(url);
    return url;
  },
});

/**
 * Nodes of HTML of our own build, which passes as safe under the site's Trusted Types policy. Callers vouch for the source.
 * Never pass anything that a reader or another host has written. A template fetches nothing, not even pictures.
 */
export function parsed(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = (policy?.createHTML(html) ?? html) as string;
  return template.content;
}

/** Marks the address of a worker of this site. @throws TypeError for one of another origin */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string;
}
