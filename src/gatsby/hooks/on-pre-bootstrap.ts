import type { GatsbyNode } from "gatsby";
import { siteMark, titleMark } from "../../assets/mark/site-mark";
import { writeAppIcon } from "../../site-files/icons";

/** Draws the image from which gatsby-plugin-manifest generates the icons. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  // In later hooks, plugins run before the site, so the image must exist by then. A `favicon` that
  // is not an image is reported later, with all other errors, so the title's mark replaces it here.
  await siteMark()
    .then(writeAppIcon)
    .catch(async () => writeAppIcon(await titleMark()));
};
