import type { SiteConfig } from "../../config/read-site";
import { feedsOf } from "../../contract/feeds";
import { assetFolder, fontFolder } from "../../contract/site-files";
import type { Redirect, TrailingSlash } from "../../lib/paths";
import { words } from "../../lib/words";
import { contentPolicy } from "./content-policy";

/** How the site is to be served. The files for all hosts are written from these rules, and from nothing else. */
export interface HostRules {
  /** How addresses of pages end. */
  readonly trailingSlash: TrailingSlash;
  /** The host's folder that has the site: "" or `/notes`. All other paths here are without it. */
  readonly prefix: string;
  readonly redirects: readonly Redirect[];
  /** Pages whose canonical address ends with a slash, decoded; folders of static/ are among them. */
  readonly folderPages: readonly string[];
  /** Folders in which every file has a hash of its content in its name. */
  readonly immutableFolders: readonly string[];
  /** Media types that a file's extension does not tell: of a path, or of `*.extension`. */
  readonly types: readonly (readonly [file: string, type: string])[];
  /** Headers of every response. */
  readonly headers: Headers;
  /** Headers of every response over https; elsewhere browsers disregard them, some with a complaint. */
  readonly secureHeaders: Headers;
  /** Headers that only make sense for pages. */
  readonly pageHeaders: Headers;
  /** Paths of pages, or of folders that contain pages. */
  readonly pagePaths: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** A year: as long as caches are asked to keep anything (RFC 9111 sets no bound, HTTP/1.1 recommended this one). */
const year = 31_536_000;
export const immutable = `public, max-age=${year}, immutable`;

/** What no page of the site asks a browser for, and no frame in it may. Chromium complains of names it does not know. */
const unused = words(
  `accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`,
);

/** For hosts that limit line length: what the policy in a page's head cannot express or does not need. */
export const shortPolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

interface HostInput {
  readonly site: SiteConfig;
  /** Of all inline scripts. */
  readonly hashes: readonly string[];
  /** Of inline styles. */
  readonly styles?: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly pagePaths: readonly string[];
}

/** Works out how the site is to be served. */
export function hostRules({ site, hashes, styles = [], redirects, pagePaths }: HostInput): HostRules {
  const { feedTypes, routeBasePath } = site.blog;
  return {
    trailingSlash: site.trailingSlash,
    prefix: site.baseUrl.replace(/\/$/, ""),
    redirects,
    folderPages: pagePaths.filter((path) => path !== "/" && path.endsWith("/") && path !== "/404/").sort(),
    immutableFolders: [`/${assetFolder}`, `/${fontFolder}`, "/og/", "/search/data/", "/static/"],
    types: [
      ...feedsOf(feedTypes, routeBasePath).map(({ path, mediaType }) => [path, mediaType] as const),
      ["/opensearch.xml", "application/opensearchdescription+xml"],
      ["*.webmanifest", "application/manifest+json"],
      ["*.md", "text/markdown"],
    ],
    headers: { "X-Content-Type-Options": "nosniff" },
    secureHeaders: {
      "Cross-Origin-Opener-Policy": "same-origin",
      ...(site.url.startsWith("https:") && { "Strict-Transport-Security": `max-age=${2 * year}` }),
    },
    pageHeaders: {
      "Content-Security-Policy": contentPolicy(site, hashes, "header", styles),
      // Not for pictures: readers that show feeds in a browser load them from here.
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
      "Referrer-Policy": "strict-origin-when-cross-origin",
    },
    pagePaths: ["/", `/${site.docs.routeBasePath}`, `/${routeBasePath}`],
  };
}
