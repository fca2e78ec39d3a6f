/** Storage key of the announcement that the reader has closed. */
export const announcementKey = "announcement";

/**
 * Returns an inline script for the head. Before the first paint, the script hides an announcement
 * that the reader closed earlier. It never throws.
 */
export function announcementScript(id: string): string {
  const [key, value] = [announcementKey, id].map((text) => JSON.stringify(text).replaceAll("<", "\\u003c"));
  return `try{if(localStorage.getItem(${key})===${value})document.documentElement.dataset.announcement="closed"}catch(e){}`;
}
