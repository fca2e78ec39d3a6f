import type { GatsbyNode } from "gatsby";
import { siteMark, titleMark } from "../../graphql/mark/site-mark";
import { writeAppIcon } from "../../publish/icons";

/** Draws what gatsby-plugin-manifest makes icons of. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  // Plugins' later hooks come before the site's. A mark that is no picture is reported with all other mistakes.
  await siteMark()
    .then(writeAppIcon)
    .catch(async () => writeAppIcon(await titleMark()));
};
