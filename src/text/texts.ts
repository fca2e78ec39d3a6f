import { site } from "../config/site";
import { textsIn } from "./languages";

/** The texts in the site's language. Bundles have the file of that language alone in place of this one. */
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
