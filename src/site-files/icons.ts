import { writeFileSync } from "node:fs";
import path from "node:path";
import { encode } from "sharp-ico";
import { drawMark, markFile, siteMark } from "../assets/mark/site-mark";
import type { SiteConfig } from "../config/read-site";
import { site } from "../config/site";
import { writeChanged } from "../lib/node/files";
import { themeColors } from "../shared/colors";
import { iconFiles } from "../shared/site-files";

/** The image from which gatsby-plugin-manifest generates the app icons. */
export const appIcon = "node_modules/.cache/site/app-icon.png";
const size = 512;
/**
 * Margin around the mark in pixels. Android may crop an icon to a circle with a diameter of 80% of
 * its width (W3C manifest, "safe zone").
 */
const margin = 55;

/**
 * Draws the app icon: the mark on a background that fills the whole square. If the mark has the
 * same opaque colour in the middle of all edges, as a seal has, the background has that colour.
 * Otherwise it is paper-coloured.
 */
export async function writeAppIcon(mark: Buffer): Promise<void> {
  const background = await groundOf(mark);
  const icon = (await drawMark(mark, size - 2 * margin)).flatten({ background });
  const extent = { top: margin, bottom: margin, left: margin, right: margin };
  const extended = icon.extend({ ...extent, background });
  writeChanged(appIcon, await extended.png().toBuffer());
}

/**
 * Writes the icons that browsers request. Skips the icon that `favicon` of site.yml names, if that
 * file exists, and favicon.ico if `favicon` names it.
 */
export async function writeIcons(publicDir: string): Promise<void> {
  const { path: ico, pixels } = iconFiles.favicon;
  const mark = await siteMark();
  if (markFile() === null) writeFileSync(path.join(publicDir, site.favicon), mark);
  if (site.favicon === ico) return;
  writeFileSync(path.join(publicDir, ico), encode([await (await drawMark(mark, pixels)).png().toBuffer()]));
}

/**
 * Returns the colour of the mark's edges, sampled in the middle of each edge. If the four colours
 * differ or one is transparent, returns the paper colour.
 */
async function groundOf(mark: Buffer): Promise<string> {
  const pixels = await (await drawMark(mark, 64)).ensureAlpha().raw().toBuffer();
  const middles = [32, 64 * 32, 64 * 32 + 63, 64 * 63 + 32];
  const [first = "", ...others] = middles.map((at) => pixels.subarray(4 * at, 4 * at + 4).toString("hex"));
  const isSeal = first.endsWith("ff") && others.every((color) => color === first);
  return isSeal ? `#${first.slice(0, 6)}` : themeColors.light.paper;
}

/**
 * Returns the gatsby-plugin-manifest entry. The plugin writes only the manifest link into the head.
 * document-parts.tsx writes the other links to icons and the theme colour.
 */
export function manifestPlugin({ title, description, locale, baseUrl, colorMode }: SiteConfig) {
  const { paper } = themeColors[colorMode.defaultMode];
  const { appleTouch, small, large, maskable } = iconFiles;
  const icons = [small, large, maskable, appleTouch].map(({ path, pixels }) => ({
    src: path,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
    purpose: path === maskable.path ? "maskable" : "any",
  }));
  return {
    resolve: "gatsby-plugin-manifest",
    options: {
      // There is no `id`, because the plugin does not support it. It defaults to `start_url`.
      name: title,
      short_name: title,
      ...(description !== "" && { description }),
      lang: locale.defaultLocale,
      dir: locale.direction,
      start_url: "/",
      scope: baseUrl,
      display: "standalone",
      background_color: paper,
      theme_color: paper,
      icon: appIcon,
      icons,
      cache_busting_mode: "none",
      include_favicon: false,
      legacy: false,
      theme_color_in_head: false,
    },
  };
}
