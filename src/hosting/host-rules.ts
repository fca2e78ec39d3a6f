import { say } from "../config/say";
import type { SiteConfig } from "../config/types";
import { feedsOf } from "../contract/feeds";
import { hostingMessages } from "../text/diagnostics/hosting-messages";
import { contentPolicy, type InlineHashes } from "./content-policy";
import { isHashedChunk } from "./hashed-chunk";

/** A path that has moved; both decoded, without the prefix. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/** What a host has to know to serve the site. The files for the hosts are written from it, and from nothing else. */
export interface HostRules {
  /** Folder of the host that the site stands in: "" or `/notes`. Other paths here are without it. */
  readonly prefix: string;
  readonly moved: readonly Moved[];
  /** Pages whose one address ends with a slash, decoded; all others are without. Demonstrations in static/ are among them. */
  readonly folderPages: readonly string[];
  /** Folders whose files change their names with their content. */
  readonly immutableFolders: readonly string[];
  /** Files at the top that do so. */
  readonly immutableFiles: readonly string[];
  /** Types of files whose ending says less, or something else: a path, or `*.ending`. */
  readonly types: readonly (readonly [file: string, type: string])[];
  /** Headers of every response. */
  readonly headers: Headers;
  /** Headers that mean something for pages only. */
  readonly pageHeaders: Headers;
  /** Folders and files below which there are pages. */
  readonly pagePaths: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/** A year: as long as caches are asked to keep anything (RFC 9111 sets no bound, HTTP/1.1 recommended this one). */
const year = 31_536_000;
export const immutable = `public, max-age=${year}, immutable`;

interface HostInput {
  readonly site: SiteConfig;
  readonly hashes: InlineHashes;
  readonly moved: readonly Moved[];
  readonly pagePaths: readonly string[];
  /** Names of the files at the top of the deployed folder. */
  readonly topFiles: readonly string[];
}

/** Says how the site wants to be served. */
export function hostRules({ site, hashes, moved, pagePaths, topFiles }: HostInput): HostRules {
  const { feedTypes, routeBasePath } = site.blog;
  return {
    prefix: site.baseUrl.replace(/\/$/, ""),
    moved,
    folderPages: pagePaths.filter((path) => path !== "/" && path.endsWith("/") && path !== "/404/").sort(),
    immutableFolders: ["/og/", "/search/data/", "/static/"],
    immutableFiles: topFiles
      .filter((file) => isHashedChunk(file) && /\.(?:js|css)$/.test(file))
      .map((file) => `/${file}`),
    types: [
      ...feedsOf(feedTypes, routeBasePath).map(({ path, mediaType }) => [path, mediaType] as const),
      ["/opensearch.xml", "application/opensearchdescription+xml"],
      ["*.webmanifest", "application/manifest+json"],
      ["*.md", "text/markdown"],
    ],
    headers: {
      ...(site.url.startsWith("https:") && { "Strict-Transport-Security": `max-age=${2 * year}` }),
      "X-Content-Type-Options": "nosniff",
    },
    pageHeaders: {
      "Content-Security-Policy": checkedLength(contentPolicy(site, hashes, "header")),
      "Cross-Origin-Opener-Policy": "same-origin",
      // Not for pictures: readers that show feeds in a browser load them from here.
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
    },
    pagePaths: ["/", `/${site.docs.routeBasePath}`, `/${routeBasePath}`],
  };
}

/** Cloudflare Pages drops a line of `_headers` above 2,000 characters, name included. */
const longestPolicy = 1_950;

/** @throws for a policy that a host would drop */
function checkedLength(policy: string): string {
  if (policy.length <= longestPolicy) return policy;
  throw new Error(say(hostingMessages.longPolicy(policy.length, longestPolicy)));
}
