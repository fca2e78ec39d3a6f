import type { SiteConfig } from "../../config/read-site";
import { feedsOf } from "../../contract/feeds";
import { assetFolder, attachmentPolicy, fileFolder, fontFolder } from "../../contract/site-files";
import { words } from "../../lib/lists";
import type { Redirect } from "../../lib/paths";
import { contentPolicy } from "./content-policy";

/** A year: as long as caches are asked to keep anything (RFC 9111 sets no bound, HTTP/1.1 recommended this one). */
const year = 31_536_000;
export const immutable = `public, max-age=${year}, immutable`;

/** What no page of the site asks a browser for, and no frame in it may. Chromium complains of names it does not know. */
const unused = words(
  `accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`,
);

interface HostInput {
  readonly site: SiteConfig;
  /** Of all inline scripts. */
  readonly hashes: readonly string[];
  /** Of inline styles. */
  readonly styles?: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly pagePaths: readonly string[];
}

/** How the site is to be served. The files for all hosts are written from these rules, and from nothing else. */
export type HostRules = Readonly<ReturnType<typeof hostRules>>;

/** Works out how the site is to be served. */
export function hostRules({ site, hashes, styles = [], redirects, pagePaths }: HostInput) {
  const { feedTypes, routeBasePath } = site.blog;
  const feeds = feedsOf(feedTypes, routeBasePath).filter(({ type }) => type !== "atom");
  return {
    /** How addresses of pages end. */
    trailingSlash: site.trailingSlash,
    /** The host's folder that has the site: "" or `/notes`. All other paths here are without it. */
    prefix: site.baseUrl.replace(/\/$/, ""),
    redirects,
    /** Pages whose canonical address ends with a slash, decoded; folders of static/ are among them. */
    folderPages: pagePaths.filter((path) => path !== "/" && path.endsWith("/") && path !== "/404/").sort(),
    /** Folders in which every file has a hash of its content in its name. */
    immutableFolders: [`/${assetFolder}`, `/${fontFolder}`, "/og/", "/search/data/", "/static/"],
    /** Media types that no extension tells: of a path, or of `*ending`. One for all Atom, as Cloudflare reads 100 rules. */
    types: [
      ...feeds.map(({ path, mediaType }) => [path, mediaType] as const),
      ["*atom.xml", "application/atom+xml"] as const,
      ["/opensearch.xml", "application/opensearchdescription+xml"] as const,
      ["*.webmanifest", "application/manifest+json"] as const,
      ["*.md", "text/markdown"] as const,
    ],
    /** Headers of every response. */
    headers: { "X-Content-Type-Options": "nosniff" },
    /** Headers of every response over https; elsewhere browsers disregard them, some with a complaint. */
    secureHeaders: {
      "Cross-Origin-Opener-Policy": "same-origin",
      ...(site.url.startsWith("https:") && { "Strict-Transport-Security": `max-age=${2 * year}` }),
    },
    /** Headers that only make sense for pages. */
    pageHeaders: {
      "Content-Security-Policy": contentPolicy(site, hashes, "header", styles),
      // Not for pictures: readers that show feeds in a browser load them from here.
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
      "Referrer-Policy": "strict-origin-when-cross-origin",
    },
    /** What replaces the pages' policy, or comes beside it, in the folder of files that articles link to. */
    attachments: { folder: fileFolder, policy: attachmentPolicy },
    /** Paths of pages, or of folders that contain pages. */
    pagePaths: ["/", `/${site.docs.routeBasePath}`, `/${routeBasePath}`],
  };
}
