import { withPrefix } from "gatsby";
import type { SiteConfig } from "../config/types";
import { iconFiles } from "../contract/site-files";
import { themeColors } from "../contract/theme-colors";
import { pictureType } from "../lib/picture-type";

/**
 * Icons in all the formats that browsers and systems request, and the theme colour. The manifest's link comes from
 * gatsby-plugin-manifest.
 */
export function iconLinks({ favicon, colorMode }: Pick<SiteConfig, "favicon" | "colorMode">) {
  const { favicon: ico, appleTouch } = iconFiles;
  return [
    // With `sizes`, so that browsers with SVG support prefer the SVG.
    ...(favicon === ico.path
      ? []
      : [<link key="ico" rel="icon" href={withPrefix(ico.path)} sizes={`${ico.pixels}x${ico.pixels}`} />]),
    <link key="icon" rel="icon" type={pictureType(favicon)} href={withPrefix(favicon)} />,
    <link key="apple-touch" rel="apple-touch-icon" href={withPrefix(appleTouch.path)} />,
    <meta
      key="theme-color"
      name="theme-color"
      content={themeColors[colorMode.defaultMode].paper}
      data-light={themeColors.light.paper}
      data-dark={themeColors.dark.paper}
    />,
  ];
}
