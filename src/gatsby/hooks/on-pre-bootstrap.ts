import type { GatsbyNode } from "gatsby";
import { siteMark, titleMark } from "../../assets/mark/site-mark";
import { writeAppIcon } from "../../site-files/icons";

/** Draws the image from which gatsby-plugin-manifest makes the icons. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  // The later hooks of plugins run before the site's own. A logo that is not an image is reported
  // later, with all other mistakes.
  await siteMark()
    .then(writeAppIcon)
    .catch(async () => writeAppIcon(await titleMark()));
};
