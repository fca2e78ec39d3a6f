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
  /**
   * Paths of all files in `assetFolder`, for the next deployment. See
   * scripts/keep-last-build.mjs.
   */
  buildFiles: "/build-files.json",
  /** The deployment's version, as `{ version }`. Open pages compare it with their own. */
  version: "/version.json",
} as const;

/** Icons made from the site's mark. `pixels` is the side length. */
export const iconFiles = {
  /** For clients that request this address without reading a page. */
  favicon: { path: "/favicon.ico", pixels: 32 },
  /** An opaque square. iOS rounds the corners itself and shows no transparency. */
  appleTouch: { path: "/apple-touch-icon.png", pixels: 180 },
  small: { path: "/icons/icon-192.png", pixels: 192 },
  large: { path: "/icons/icon-512.png", pixels: 512 },
  /**
   * The system crops this icon, for example to a circle or a squircle, so the mark stays inside the
   * safe zone in the middle.
   */
  maskable: { path: "/icons/maskable-512.png", pixels: 512 },
} as const;

/**
 * Folder of the deployed site with scripts, styles, sidebars and the table of traditional
 * characters. Each name contains a hash of the file's content.
 */
export const assetFolder = "assets/";

/** Folder of the title fonts. Each font is named by a hash of its characters. */
export const fontFolder = "fonts/";

/**
 * Folder of all search files except the manifest. They are in a subfolder whose name is a hash of
 * their content.
 */
export const searchFolder = "search/data/";

/**
 * Name of the service worker. It is at the root of the site, so that its scope is the whole site.
 */
export const workerFile = "sw.js";

/**
 * Folder of the files that articles show or link to. They are published unchanged, each in a folder
 * named by a hash of its content.
 */
export const fileFolder = "/static/files/";

/**
 * Like `fileFolder`, for PDF files. They need no sandbox, because a PDF runs no code in the origin
 * that serves it. Chromium would not show a sandboxed PDF.
 */
export const pdfFolder = "/static/pdf/";

/**
 * The Content-Security-Policy of files opened from `fileFolder`. An attached page runs no code and
 * gets its own origin. GitHub sends a similar policy with files of raw.githubusercontent.com.
 */
export const attachmentPolicy = "sandbox; default-src 'none'";

/**
 * Returns the path of a page's file in the deployed folder. If `trailingSlash` is false,
 * `docs/a/index.html` becomes `docs/a.html`, because GitHub Pages and Cloudflare redirect the
 * address of a folder to one with a slash. The home page, the 404 page and pages whose address ends
 * with `.html` keep their file.
 */
export function deployedFile(file: string, trailingSlash: TrailingSlash): string {
  if (trailingSlash !== false || file === "404/index.html") return file;
  return file.replace(/(?<!\.html)\/index\.html$/, ".html");
}

/** Returns the address of a page of the blog's list. Page 1 has the blog's own address. */
export function blogListPath(pageNumber: number, blogBasePath: string): string {
  return pageNumber === 1 ? joinPath(blogBasePath) : joinPath(blogBasePath, "page", String(pageNumber));
}

/** The sections of the blog, in the order of its navigation. Each has a page that is not a post. */
export const blogSections = ["list", "archive", "tags", "authors", "subscribe"] as const;

/** A section of the blog. */
export type BlogSection = (typeof blogSections)[number];

/** The items of the blog's lists that may be empty, by section. */
type BlogLists = Readonly<Record<"archive" | "tags" | "authors", readonly unknown[]>>;

/**
 * Returns the sections for the navigation and the sitemap: all but the empty lists. An empty list
 * still has a page, so that links to the page work.
 */
export function offeredSections(lists: BlogLists): BlogSection[] {
  return blogSections.filter((section) => !(section in lists) || lists[section as keyof BlogLists].length > 0);
}

/** Returns the address of a section of the blog. */
export function blogSectionPath(section: BlogSection, blogBasePath: string): string {
  return section === "list" ? blogListPath(1, blogBasePath) : joinPath(blogBasePath, section);
}

/** Returns the address of the list of all tags of the blog or the docs. */
export const tagListPath = (basePath: string) => joinPath(basePath, "tags");

/** Returns the address of the page of one tag of the blog or the docs. */
export const tagPath = (slug: string, basePath: string) => joinPath(basePath, "tags", slug);

/**
 * Address of the owner's text for the 404 page. `trailingSlash` does not change the address. The
 * text has no page of its own, because src/pages/404.tsx shows it.
 */
export const notFoundPath = "/404.html";

/** Name of the page that lists the sites of content/friends.yml below its text. */
export const friendsPage = "friendship";
