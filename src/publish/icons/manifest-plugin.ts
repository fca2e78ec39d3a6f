import type { SiteConfig } from "../../config/types";
import { iconFiles } from "../../contract/site-files";
import { themeColors } from "../../contract/theme-colors";
import { appIcon } from "./write-icons";

/**
 * gatsby-plugin-manifest's entry in gatsby-config.ts: how the site looks on a home screen. Of the head it writes the
 * manifest's link only; src/site/icon-links.tsx has the rest.
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
      // No `id`, which the plugin does not know: it is `start_url` by default.
      ...{ name: title, short_name: title, ...(description !== "" && { description }) },
      ...{ lang: locale.defaultLocale, dir: locale.direction, start_url: "/", scope: baseUrl, display: "standalone" },
      ...{ background_color: paper, theme_color: paper, icon: appIcon, icons },
      ...{ cache_busting_mode: "none", include_favicon: false, legacy: false, theme_color_in_head: false },
    },
  };
}
