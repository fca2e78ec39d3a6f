/** Addresses of the files that a build writes for machines, inside the site. */
export const siteFiles = {
  sitemap: "/sitemap-index.xml",
  robots: "/robots.txt",
  openSearch: "/opensearch.xml",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  llmsFull: "/llms-full.txt",
} as const;

/** The site's mark as files, beside the SVG it is drawn from. `pixels` is the length of a side. */
export const iconFiles = {
  /** For what asks for this address without reading a page. */
  favicon: { path: "/favicon.ico", pixels: 32 },
  /** iOS rounds the corners itself and shows no transparency. */
  appleTouch: { path: "/apple-touch-icon.png", pixels: 180 },
  small: { path: "/icons/icon-192.png", pixels: 192 },
  large: { path: "/icons/icon-512.png", pixels: 512 },
  /** Cut to a circle or a squircle by the system: what matters stands in the middle. */
  maskable: { path: "/icons/maskable-512.png", pixels: 512 },
} as const;
