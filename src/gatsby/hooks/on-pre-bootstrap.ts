import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { site } from "../../config/site";
import { contentDir } from "../../content/content-dir";
import { markdownFilesIn } from "../../content/scan-content";
import { contentFolders } from "../../kinds/registry";
import { EarlyArticles } from "../schedule/early-articles";

/** Gatsby sets the variable. Under `gatsby develop` an author waits for one page, not for all. */
export const isBuild = process.env["gatsby_executing_command"] === "build";

let articles: EarlyArticles | undefined;

/** The articles of this build; the first call starts to render all of them. */
export function earlyArticles({ cache, store }: Pick<ParentSpanPluginArgs, "cache" | "store">): EarlyArticles {
  if (articles) return articles;
  const root: string = store.getState().program.directory;
  articles = new EarlyArticles({ root, contentDir: contentDir(), format: site.markdown.format, cache });
  articles.begin(markdownFilesIn(contentDir(), contentFolders()));
  return articles;
}

/** Starts to render articles before Gatsby has found their files. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => {
  if (isBuild) earlyArticles(args);
};
