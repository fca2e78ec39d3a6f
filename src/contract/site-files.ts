import { joinPath, type TrailingSlash } from "../lib/paths";

/** Addresses of machine-readable files, inside the site. */
export const siteFiles = {
  sitemap: "/sitemap-index.xml",
  robots: "/robots.txt",
  openSearch: "/opensearch.xml",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  llmsFull: "/llms-full.txt",
  securityTxt: "/.well-known/security.txt",
  /** Names of the build's own scripts and styles, for the next deployment; see scripts/keep-last-build.mjs. */
  buildFiles: "/build-files.json",
  /** Of the deployment, for open pages: { version }. */
  version: "/version.json",
} as const;

/** Icons made from the site's mark. `pixels` is the side length. */
export const iconFiles = {
  /** For clients that request this address without reading a page. */
  favicon: { path: "/favicon.ico", pixels: 32 },
  /** iOS rounds the corners itself and shows no transparency. */
  appleTouch: { path: "/apple-touch-icon.png", pixels: 180 },
  small: { path: "/icons/icon-192.png", pixels: 192 },
  large: { path: "/icons/icon-512.png", pixels: 512 },
  /** The system crops it to a circle or a squircle, so the mark stays inside the safe zone in the middle. */
  maskable: { path: "/icons/maskable-512.png", pixels: 512 },
} as const;

/** Folder of the deployed site with scripts, styles and sidebars, each with a hash of its content in its name. */
export const assetFolder = "assets/";

/** Folder of the fonts of titles, each named by its characters. */
export const fontFolder = "fonts/";

/** Name of the service worker, at the top of the site: it may answer for what lies beside and below it. */
export const workerFile = "sw.js";

/** Folder of files that articles show or link to, published unchanged, each in a folder named by a hash of its content. */
export const fileFolder = "/static/files/";

/** The same for PDF: Chromium shows none that is sandboxed, and no PDF runs code in the origin it comes from. */
export const pdfFolder = "/static/pdf/";

/**
 * The policy of what is opened from `fileFolder`: an attached page runs nothing and has an origin of its own. GitHub sends
 * the same with raw.githubusercontent.com.
 */
export const attachmentPolicy = "sandbox; default-src 'none'";

/**
 * The file of a page below the deployed folder, where addresses have no slash at their end: `docs/a/index.html` → `docs/a.html`.
 * GitHub Pages and Cloudflare redirect such an address to one with a slash where its file is in a folder.
 */
export function deployedFile(file: string, trailingSlash: TrailingSlash): string {
  if (trailingSlash !== false || file === "404/index.html") return file;
  return file.replace(/(?<!\.html)\/index\.html$/, ".html");
}

/** Address of a page of the blog's list. Page 1 is the blog's own address. */
export function blogListPath(pageNumber: number, blogBasePath: string): string {
  return pageNumber === 1 ? joinPath(blogBasePath) : joinPath(blogBasePath, "page", String(pageNumber));
}

/** Name of the page that shows the sites of content/friends.yml below its text. */
export const friendsPage = "friendship";
