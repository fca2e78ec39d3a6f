import { waitingText } from "../../text/waiting";
import { afterPaint } from "../platform/after-paint";

/** Id of the live region that the shell renders; Gatsby's own one is in English, and hidden by the stylesheet. */
export const routeAnnouncementId = "route-announcement";

/** Announces the new page to screen readers by its heading, after it has been painted. */
export function announceRoute(): void {
  afterPaint(() => {
    const region = document.getElementById(routeAnnouncementId);
    const title = document.querySelector("main h1")?.textContent?.trim() || document.title;
    if (region) region.textContent = waitingText.routeAnnouncement(title);
  }, 2);
}
