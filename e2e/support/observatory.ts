/** Response headers, with lower-case names. The rules follow MDN's HTTP Observatory (github.com/mdn/mdn-http-observatory). */
type Headers = Readonly<Record<string, string>>;

/** A rule returns points to add; 0 if the header passes without a bonus. */
type Rule = (headers: Headers) => number;

const halfYear = 15_768_000;

const rules: Readonly<Record<string, Rule>> = {
  "content-security-policy": (headers) => {
    const policy = headers["content-security-policy"] ?? "";
    if (policy === "") return -25;
    if (/unsafe-|(?:^|\s)(?:https?:|\*)(?:[\s;]|$)/.test(policy)) return -20;
    return policy.includes("default-src 'none'") ? 10 : 5;
  },
  "strict-transport-security": (headers) => {
    const value = headers["strict-transport-security"] ?? "";
    const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
    return age < halfYear ? -20 : 0;
  },
  "x-content-type-options": (headers) => (headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  "referrer-policy": (headers) =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers["referrer-policy"] ?? "")
      ? 5
      : 0,
  framing: (headers) => (/frame-ancestors '(?:none|self)'/.test(headers["content-security-policy"] ?? "") ? 5 : -20),
  "cross-origin-resource-policy": (headers) =>
    /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
  "cross-origin-opener-policy": (headers) => (headers["cross-origin-opener-policy"] === "same-origin" ? 10 : 0),
  cookies: (headers) => (headers["set-cookie"] === undefined ? 0 : -5),
  "access-control-allow-origin": (headers) => (headers["access-control-allow-origin"] === "*" ? -50 : 0),
};

/** The score of a page's response headers: 100 plus the points of all rules. */
export function observatoryScore(headers: Headers): number {
  return Object.values(rules).reduce((sum, rule) => sum + rule(headers), 100);
}
