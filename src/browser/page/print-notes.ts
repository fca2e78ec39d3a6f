import { readingText } from "../../text/texts";
import { make } from "../platform/elements";

const links = '.prose a[href^="http"]';

/**
 * Prepares the page for printing. The page's title goes to the page margin. The URLs of links
 * become notes at the end, except for links that are the whole text of a list item.
 */
export function watchPrinting(): void {
  window.addEventListener("beforeprint", () => {
    const title = document.querySelector("h1")?.textContent ?? "";
    document.documentElement.style.setProperty("--running-title", JSON.stringify(title));
    addNotes();
  });
  window.addEventListener("afterprint", () => {
    for (const link of document.querySelectorAll("[data-site-note]")) link.removeAttribute("data-site-note");
    document.querySelector(".link-notes")?.remove();
  });
}

function addNotes(): void {
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>(links)].filter((link) => !isWholeItem(link));
  const addresses = [...new Set(anchors.map(({ href }) => href))];
  const last = anchors.at(-1)?.closest(".prose");
  if (!last || document.querySelector(".link-notes")) return;
  for (const link of anchors) link.setAttribute("data-site-note", String(addresses.indexOf(link.href) + 1));
  const list = make("ol", {}, ...addresses.map((address) => make("li", {}, address)));
  last.after(make("section", { class: "prose link-notes" }, make("h2", {}, readingText.links), list));
}

/**
 * Returns whether a link is the whole text of a list item. src/styles/print.css prints the URL of
 * such a link beside it. Beside any other link, a URL would interrupt the sentence.
 */
function isWholeItem(link: HTMLAnchorElement): boolean {
  return link.matches("li > a:only-child") && link.parentElement?.textContent?.trim() === link.textContent?.trim();
}
