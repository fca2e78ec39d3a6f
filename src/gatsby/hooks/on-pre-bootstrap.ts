import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { contentDir } from "../../config/content-dir";
import { site } from "../../config/site";
import { markdownFilesIn } from "../../content/scan-content";
import { siteMark, titleMark } from "../../graph/mark/site-mark";
import { pictureWorks } from "../../graph/pictures/picture-works";
import { contentFolders } from "../../kinds/registry";
import { writeAppIcon } from "../../publish/icons/write-icons";
import { EarlyArticles } from "../schedule/early-articles";

/** Gatsby sets the variable. Under `gatsby develop` an author waits for one page, not for all. */
export const isBuild = process.env["gatsby_executing_command"] === "build";

let articles: EarlyArticles | undefined;

/** The articles of this build; the first call starts to render all of them. */
export function earlyArticles({ cache, store }: Pick<ParentSpanPluginArgs, "cache" | "store">): EarlyArticles {
  if (articles) return articles;
  const root: string = store.getState().program.directory;
  // While Gatsby works in one thread, pictures take the other processor.
  const onPicture = (file: string) => pictureWorks(root).begin(file);
  articles = new EarlyArticles({ root, contentDir: contentDir(), format: site.markdown.format, cache, onPicture });
  articles.begin(markdownFilesIn(contentDir(), contentFolders()));
  return articles;
}

/** Starts to render articles before Gatsby has found their files, and draws what gatsby-plugin-manifest makes icons of. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  if (isBuild) earlyArticles(args);
  // Plugins' later hooks come before the site's. A mark that is no picture is reported with all other mistakes.
  await siteMark()
    .then(writeAppIcon)
    .catch(async () => writeAppIcon(await titleMark()));
};
