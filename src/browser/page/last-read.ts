import { readingText } from "../../text/texts";
import { make } from "../platform/elements";
import { safeLocalStorage } from "../platform/storage";

const key = "last-read";

/** Keeps, in this browser alone, which section of which page is being read. */
export function rememberRead(id: string, section: string): void {
  const title = document.querySelector("h1")?.textContent ?? "";
  safeLocalStorage.set(key, [`${window.location.pathname}#${encodeURIComponent(id)}`, title, section].join("\n"));
}

/** Fills the place on the home page, if something has been read. */
export function showLastRead(): void {
  const place = document.querySelector("[data-last-read]");
  const [href = "", title, section] = safeLocalStorage.get(key)?.split("\n") ?? [];
  if (href.startsWith("/")) place?.replaceChildren(readingText.lastRead, make("a", { href }, `${title} · ${section}`));
}
