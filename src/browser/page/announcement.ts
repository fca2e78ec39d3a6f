import { safeLocalStorage } from "../platform/storage";

/** Where a browser notes which announcement its reader has closed. */
const announcementKey = "announcement";

/** Inline script for the head: hides an announcement that was closed before, so that it is never seen. It cannot throw. */
export function announcementScript(id: string): string {
  const [key, value] = [announcementKey, id].map((text) => JSON.stringify(text).replaceAll("<", "\\u003c"));
  return `try{if(localStorage.getItem(${key})===${value})document.documentElement.dataset.announcement="closed"}catch(e){}`;
}

/** Closes the announcement, and remembers it where the browser may. */
export function closeAnnouncement(id: string): void {
  document.documentElement.dataset["announcement"] = "closed";
  safeLocalStorage.set(announcementKey, id);
}
