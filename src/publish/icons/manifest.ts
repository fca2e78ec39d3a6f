import type { SiteConfig } from "../../config/types";
import { iconFiles } from "../../contract/site-files";
import { themeColors } from "../../contract/theme-colors";
import { joinPath } from "../../lib/paths";

/** The web app manifest (https://www.w3.org/TR/appmanifest/): how the site looks on a home screen. */
export function manifest({ title, description, locale, baseUrl, colorMode }: SiteConfig) {
  const icon = ({ path, pixels }: { path: string; pixels: number }, purpose: string) => ({
    src: joinPath(baseUrl, path),
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
    purpose,
  });
  const { paper } = themeColors[colorMode.defaultMode];
  return {
    id: baseUrl,
    name: title,
    short_name: title,
    ...(description !== "" && { description }),
    lang: locale.defaultLocale,
    dir: locale.direction,
    start_url: baseUrl,
    scope: baseUrl,
    display: "standalone",
    background_color: paper,
    theme_color: paper,
    icons: [icon(iconFiles.small, "any"), icon(iconFiles.large, "any"), icon(iconFiles.maskable, "maskable")],
  };
}
