import { readingText } from "../../text/texts";
import { make } from "../platform/elements";
import { isOwnAddress, safeLocalStorage, siteKey } from "../platform/storage";

const lastReadKey = siteKey("last-read");

/** Stores the page and the section being read in this browser. Nothing is sent to a server. */
export function rememberRead(id: string, section: string): void {
  const title = document.querySelector("h1")?.textContent ?? "";
  safeLocalStorage.set(
    lastReadKey,
    [`${window.location.pathname}#${encodeURIComponent(id)}`, title, section].join("\n"),
  );
}

/**
 * On the home page, shows a link to the page and section that the reader read last, if one is
 * stored.
 */
export function showLastRead(): void {
  const place = document.querySelector("[data-site-last-read]");
  const [href = "", title, section] = safeLocalStorage.get(lastReadKey)?.split("\n") ?? [];
  if (isOwnAddress(href) && title && section)
    place?.replaceChildren(readingText.lastRead, make("a", { href }, `${title} · ${section}`));
}
