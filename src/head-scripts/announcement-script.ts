/** Storage key of the announcement that the reader has closed. */
export const announcementKey = "announcement";

/**
 * Inline script for the head. It hides an announcement that was closed earlier before the first
 * paint. It never throws.
 */
export function announcementScript(id: string): string {
  const [key, value] = [announcementKey, id].map((text) => JSON.stringify(text).replaceAll("<", "\\u003c"));
  return `try{if(localStorage.getItem(${key})===${value})document.documentElement.dataset.announcement="closed"}catch(e){}`;
}
