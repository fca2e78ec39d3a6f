export {
  baseUrlText,
  colorModeText,
  commentsText,
  homeText,
  listText,
  llmsText,
  newVersionText,
  offlineText,
  pagesText,
  redirectText,
  siteText,
  waitingText,
} from "./texts";
