import { analyticsScript } from "../../config/analytics-script";
import { scriptOrigins } from "../../config/head-tags";
import { listed, type SiteConfig } from "../../config/read-site";
import { commentsHost, trustedTypesPolicies } from "../../shared/policy";

/**
 * Returns the Content-Security-Policy. The policy allows the site's own files, inline scripts by
 * their hashes, and the hosts of the configured providers.
 *
 * `upgrade-insecure-requests` is left out, because the policy allows only the site itself and hosts
 * with https. If a page is served over plain http, on a local network or from localhost in Safari,
 * that directive would make the browser request every script over https.
 * @param scripts hashes of the inline scripts of a page, or of all pages together: `'sha256-…'`
 * @param delivery `meta` for a page's head, which cannot say who may frame the page; `header` for a
 * response
 */
export function contentPolicy(
  { search, analytics, security, comments, head }: SiteConfig,
  scripts: readonly string[],
  delivery: "meta" | "header",
): string {
  const frames = [...listed(security.frames), ...(comments?.provider === "giscus" ? [commentsHost] : [])];
  const waline = comments?.provider === "waline" ? comments : null;
  const algolia = search.provider === "algolia" ? search.algolia : null;
  const google = analytics.trackingId === null ? null : googleHosts;
  const counter = analytics.script && analyticsScript(analytics.script);
  // A script of site.yml reports by fetch, or by a picture of one pixel.
  const scriptHosts = scriptOrigins(head);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    // Not 'self', because files that articles link to have the same origin. Scripts that the inline
    // scripts load may run and load more.
    "script-src": ["'strict-dynamic'", ...scripts],
    "style-src": ["'self'"],
    "img-src": [
      "'self'",
      "data:",
      ...listed(security.images),
      ...(waline?.images ?? []),
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
      ...(waline ? [new URL(waline.serverUrl).origin] : []),
      ...scriptHosts,
    ],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    ...(frames.length > 0 && { "frame-src": frames }),
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // The element of giscus has a policy of its own, and so has Vue, on which Waline is built.
    // Google's script creates script elements from plain strings.
    ...(google === null && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [...trustedTypesPolicies, ...(waline ? ["vue"] : comments ? ["lit-html"] : [])],
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
 * Returns the hosts that Algolia's client tries in turn. If clicks are reported, the host that
 * receives them is included.
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
