import { analyticsScript } from "../../config/analytics-script";
import { commentsPolicy } from "../../config/comment-providers";
import { scriptOrigins } from "../../config/head-tags";
import { listed, type SiteConfig } from "../../config/read-site";
import { trustedTypesPolicies } from "../../shared/policy";

/**
 * Returns the Content-Security-Policy. It allows the site's own files, inline scripts by their
 * hashes, and the hosts of the configured providers, embeds and scripts.
 *
 * `upgrade-insecure-requests` is left out, because the policy already allows no http hosts except
 * the site itself and a Waline server on localhost. On a page served over plain http, in a local
 * network or from localhost in Safari, that directive would make the browser request every script
 * over https.
 * @param scripts hashes of inline scripts, of one page or of all pages: `'sha256-…'`
 * @param delivery `header` for a response, `meta` for a page's head, where a policy cannot contain
 * `frame-ancestors`
 */
export function contentPolicy(
  { search, analytics, security, comments, head }: SiteConfig,
  scripts: readonly string[],
  delivery: "meta" | "header",
): string {
  const provider = comments && commentsPolicy(comments);
  const frames = [...listed(security.frames), ...(provider?.frames ?? [])];
  const algolia = search.provider === "algolia" ? search.algolia : null;
  const google = analytics.trackingId === null ? null : googleHosts;
  const counter = analytics.script && analyticsScript(analytics.script);
  // Scripts in site.yml may report with fetch or with a tracking pixel.
  const scriptHosts = scriptOrigins(head);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    // Not 'self', because the files that articles link to have the same origin. With
    // 'strict-dynamic', a script that an allowed inline script loads may run, and may load further
    // scripts.
    "script-src": ["'strict-dynamic'", ...scripts],
    "style-src": ["'self'"],
    "img-src": [
      "'self'",
      "data:",
      ...listed(security.images),
      ...(provider?.images ?? []),
      ...(google?.image ?? []),
      ...scriptHosts,
    ],
    "font-src": ["'self'"],
    "media-src": ["'self'", ...listed(security.media)],
    "connect-src": [
      "'self'",
      ...(algolia ? algoliaHosts(algolia) : []),
      ...(google?.connect ?? []),
      ...(counter?.connect ?? []),
      ...(provider?.connect ?? []),
      ...scriptHosts,
    ],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    ...(frames.length > 0 && { "frame-src": frames }),
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // Google's script creates script elements from plain strings, so Trusted Types are off with
    // Google Analytics.
    ...(google === null && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [...trustedTypesPolicies, ...(provider ? [provider.trustedTypes] : [])],
    }),
    ...(delivery === "header" && { "frame-ancestors": ["'none'"] }),
  };
  const lines = Object.entries(directives).map(([name, values]) => [name, ...values].join(" "));
  return lines.join("; ");
}

/** Source: https://developers.google.com/tag-platform/security/guides/csp, Google Analytics 4. */
const googleHosts = {
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
} as const;

/**
 * Returns the hosts that Algolia's client tries in turn, and the host that receives reports of
 * clicks if they are enabled.
 */
function algoliaHosts({ appId, insights }: NonNullable<SiteConfig["search"]["algolia"]>): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
    ...(insights ? ["https://insights.algolia.io"] : []),
  ];
}
