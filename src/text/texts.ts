import { site } from "../config/site";
import { textsIn } from "./languages";

/**
 * The strings that readers see, in the site's language. Bundles replace this file with the file of
 * that language.
 */
export const {
  articleText,
  baseUrlText,
  blogText,
  colorModeText,
  commentsText,
  controlsText,
  dateText,
  defaultsText,
  docsText,
  feedsText,
  homeText,
  listText,
  llmsText,
  newVersionText,
  offlineText,
  pagesText,
  plotText,
  readingText,
  redirectText,
  searchText,
  siteText,
  waitingText,
} = textsIn(site.locale.defaultLocale);
