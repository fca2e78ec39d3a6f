import { analyticsScript } from "../../config/analytics-script";
import { listed, type SiteConfig } from "../../config/read-site";
import { commentsHost, trustedTypesPolicies } from "../../contract/policy";

/**
 * The Content-Security-Policy: it allows what the site itself serves, inline scripts named by their hashes, and the hosts of
 * the configured providers.
 * `upgrade-insecure-requests` is none of its directives: all it allows is the site itself and hosts with https, and where a
 * page is served over plain http, on a local network or from localhost in Safari, it would ask https for every script.
 * @param scripts hashes of the inline scripts of a page, or of all pages together: `'sha256-…'`
 * @param styles hashes of inline styles: the page for readers who are offline has one, since nothing else may be there
 * @param delivery `meta`: for a page's head, which cannot say who may frame the page; `header`: for a response
 */
export function contentPolicy(
  { search, analytics, security, comments }: SiteConfig,
  scripts: readonly string[],
  delivery: "meta" | "header",
  styles: readonly string[] = [],
): string {
  const frames = [...listed(security.frames), ...(comments?.provider === "giscus" ? [commentsHost] : [])];
  const waline = comments?.provider === "waline" ? comments : null;
  const algolia = search.provider === "algolia" ? search.algolia : null;
  const google = analytics.trackingId === null ? null : googleHosts;
  const counter = analytics.script && analyticsScript(analytics.script);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    // Not 'self': files that articles link to have the same origin. What the inline scripts load may run, and load more.
    "script-src": ["'strict-dynamic'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "data:", ...listed(security.images), ...(waline?.images ?? []), ...(google?.image ?? [])],
    "font-src": ["'self'"],
    "media-src": ["'self'", ...listed(security.media)],
    "connect-src": [
      "'self'",
      ...(algolia ? algoliaHosts(algolia) : []),
      ...(google?.connect ?? []),
      ...(counter?.connect ?? []),
      ...(waline ? [new URL(waline.serverUrl).origin] : []),
    ],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    ...(frames.length > 0 && { "frame-src": frames }),
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    // giscus' element and Vue, of which Waline is made, have policies of their own. Google's script makes script elements of
    // plain strings.
    ...(google === null && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [...trustedTypesPolicies, ...(waline ? ["vue"] : comments ? ["lit-html"] : [])],
    }),
    ...(delivery === "header" && { "frame-ancestors": ["'none'"] }),
  };
  const lines = Object.entries(directives).map(([name, values]) => [name, ...values].join(" "));
  return lines.join("; ");
}

/** https://developers.google.com/tag-platform/security/guides/csp, Google Analytics 4. */
const googleHosts = {
  image: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
} as const;

/** The hosts that Algolia's client tries in turn, and the one that takes clicks where those are reported. */
function algoliaHosts({ appId, insights }: NonNullable<SiteConfig["search"]["algolia"]>): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`),
    ...(insights ? ["https://insights.algolia.io"] : []),
  ];
}
