/**
 * Names of globals that a browser may lack and scripts of the page look for: an element with such an id would stand in their
 * place (https://html.spec.whatwg.org/#named-access-on-the-window-object).
 */
const global = /^(?:__|webpackChunk|(?:trustedTypes|caches|gtag|dataLayer|navigation|scheduler)$)/;

/** An id that is no global's name; GitHub's prefix goes before one that is. */
export function unclobbering(id: string): string {
  return global.test(id) ? `user-content-${id}` : id;
}
