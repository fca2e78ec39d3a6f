/**
 * The tests of MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js),
 * for a site that redirects from http to https.
 */

/** Response headers, with lower-case names. */
type Headers = Readonly<Record<string, string>>;

/** Returns the score modifier of one test of the Observatory. */
type Rule = (headers: Headers, html: string) => number;

const halfYear = 15_768_000;

const rules: Readonly<Record<string, Rule>> = {
  "content-security-policy": (headers) => {
    const policy = headers["content-security-policy"] ?? "";
    if (policy === "") return -25;
    if (/unsafe-(?!hashes)|(?:^|\s)(?:https?:|\*)(?:[\s;]|$)/.test(policy)) return -20;
    return policy.includes("default-src 'none'") ? 10 : 5;
  },
  cookies: (headers) => (headers["set-cookie"] === undefined ? 0 : -5),
  "cross-origin-resource-policy": (headers) =>
    /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
  // Allowing `*` costs nothing. Only allowing an origin together with credentials does.
  "cross-origin-resource-sharing": (headers) => (headers["access-control-allow-credentials"] === "true" ? -50 : 0),
  "referrer-policy": (headers) =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers["referrer-policy"] ?? "")
      ? 5
      : 0,
  "strict-transport-security": (headers) => {
    const value = headers["strict-transport-security"] ?? "";
    const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
    if (age === 0) return -20;
    return age < halfYear ? -10 : 0;
  },
  "subresource-integrity": (_, html) => {
    const scripts = html.match(/<script[^>]*\ssrc="[^>]*>/g) ?? [];
    if (scripts.some((script) => /\ssrc="(?:https?:)?\/\//.test(script) && !script.includes(" integrity="))) return -5;
    return scripts.some((script) => script.includes(" integrity=")) ? 5 : 0;
  },
  "x-content-type-options": (headers) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  "x-frame-options": (headers) =>
    /frame-ancestors '(?:none|self)'/.test(headers["content-security-policy"] ?? "") ? 5 : -20,
};

/** The score below which positive modifiers do not count. */
const leastForExtraCredit = 90;

/**
 * Returns the score of a page: 100 plus the modifiers of all tests. Positive modifiers count only
 * if the score without them is at least 90.
 */
export function observatoryScore(headers: Headers, html: string): number {
  const modifiers = Object.values(rules).map((rule) => rule(headers, html));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return base < leastForExtraCredit ? base : base + sum(modifiers.filter((modifier) => modifier > 0));
}
