import { announcementKey } from "../../head-scripts/announcement-script";
import { safeLocalStorage } from "../platform/storage";

/** Closes the announcement, and remembers this if the browser allows storage. */
export function closeAnnouncement(id: string): void {
  document.documentElement.dataset["announcement"] = "closed";
  safeLocalStorage.set(announcementKey, id);
}
