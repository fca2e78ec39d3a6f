import type { SiteConfig } from "../../config/read-site";
import { words } from "../../lib/lists";
import type { Redirect } from "../../lib/paths";
import { feedsOf } from "../../shared/feeds";
import { assetFolder, attachmentPolicy, fileFolder, fontFolder, searchFolder } from "../../shared/site-files";
import { contentPolicy } from "./content-policy";

/**
 * A year in seconds. RFC 9111 does not limit the age of a cached response, but the earlier HTTP/1.1
 * specification recommended at most a year.
 */
const year = 31_536_000;
export const immutable = `public, max-age=${year}, immutable`;

/**
 * Browser features that no page needs and that no embedded frame may use. Chromium warns about
 * names that it does not know, so the list contains only names that it knows.
 */
const unused = words(
  `accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`,
);

interface HostInput {
  readonly site: SiteConfig;
  /** Hashes of all inline scripts. */
  readonly hashes: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly pagePaths: readonly string[];
}

/**
 * The rules for serving the site. `_headers`, `_redirects` and the nginx configuration are
 * generated from these rules.
 */
export type HostRules = Readonly<ReturnType<typeof hostRules>>;

/** Returns the rules for serving the site. */
export function hostRules({ site, hashes, redirects, pagePaths }: HostInput) {
  const { feedTypes, routeBasePath } = site.blog;
  const feeds = feedsOf(feedTypes, routeBasePath).filter(({ type }) => type !== "atom");
  return {
    /** Whether page addresses end with a slash. With `ignore`, each page keeps its own form. */
    trailingSlash: site.trailingSlash,
    /** The site's folder on the host: "" or `/notes`. All other paths in the rules omit it. */
    prefix: site.baseUrl.replace(/\/$/, ""),
    redirects,
    /**
     * Decoded paths of the pages whose canonical address ends with a slash, including folders in
     * static/. Leaves out `/` and the 404 page.
     */
    folderPages: pagePaths.filter((path) => path !== "/" && path.endsWith("/") && path !== "/404/").sort(),
    /** Folders in which every path contains a hash, so a changed file gets a new path. */
    immutableFolders: [`/${assetFolder}`, `/${fontFolder}`, "/og/", `/${searchFolder}`, "/static/"],
    /**
     * Media types of files for which hosts may send a wrong type, by path or by `*ending`. One rule
     * covers all Atom feeds, because Cloudflare reads only 100 rules.
     */
    types: [
      ...feeds.map(({ path, mediaType }) => [path, mediaType] as const),
      ["*atom.xml", "application/atom+xml"] as const,
      ["/opensearch.xml", "application/opensearchdescription+xml"] as const,
      ["*.webmanifest", "application/manifest+json"] as const,
      ["*.md", "text/markdown"] as const,
    ],
    /** Headers of every response. */
    headers: { "X-Content-Type-Options": "nosniff" },
    /**
     * Headers of every response over https. Browsers ignore these headers over http, and some warn
     * about them.
     */
    secureHeaders: {
      "Cross-Origin-Opener-Policy": "same-origin",
      ...(site.url.startsWith("https:") && { "Strict-Transport-Security": `max-age=${2 * year}` }),
    },
    /**
     * Headers for pages. nginx also sends the Content Security Policy with SVG and XML files.
     * `_headers` sets all of these headers on every path, except `Cross-Origin-Resource-Policy`.
     */
    pageHeaders: {
      "Content-Security-Policy": contentPolicy(site, hashes, "header"),
      // Not sent with pictures, because feed readers in a browser load pictures from this site.
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
      "Referrer-Policy": "strict-origin-when-cross-origin",
    },
    /**
     * The Content Security Policy for attachments: the files that articles show or link to, except
     * PDF files. Depending on the host, it replaces the page's policy or is sent in addition to it.
     */
    attachments: { folder: fileFolder, policy: attachmentPolicy },
    /**
     * Paths of the home page, the docs and the blog. In `_headers`, `Cross-Origin-Resource-Policy`
     * applies only to `/` and to the pages below the other two.
     */
    pagePaths: ["/", `/${site.docs.routeBasePath}`, `/${routeBasePath}`],
  };
}
