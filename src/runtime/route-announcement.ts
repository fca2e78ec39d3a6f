import { afterPaint } from "../reading/platform/after-paint";
import { siteText } from "../text/site";

/** Id of the live region that the shell renders; Gatsby's own one speaks English and is switched off by the stylesheet. */
export const routeAnnouncementId = "route-announcement";

/** Tells a screen reader which page has come, by its heading; the page is to be seen first. */
export function announceRoute(): void {
  afterPaint(() => {
    const region = document.getElementById(routeAnnouncementId);
    const title = document.querySelector("main h1")?.textContent?.trim() || document.title;
    if (region) region.textContent = siteText.routeAnnouncement(title);
  }, 2);
}
