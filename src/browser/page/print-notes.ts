import { readingText } from "../../text/texts";
import { make } from "../platform/elements";

/** Links in sentences, whose addresses would break them. */
const links = '.prose a[href^="http"]:not(li > a:only-child)';
/** Gives a page that is printed what paper needs: its title for the margin, and its links' addresses as notes at the end. */
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
  const found = [...document.querySelectorAll<HTMLAnchorElement>(links)];
  const addresses = [...new Set(found.map(({ href }) => href))];
  const last = found.at(-1)?.closest(".prose");
  if (!last || document.querySelector(".link-notes")) return;
  for (const link of found) link.setAttribute("data-site-note", String(addresses.indexOf(link.href) + 1));
  const list = make("ol", {}, ...addresses.map((address) => make("li", {}, address)));
  last.after(make("section", { class: "prose link-notes" }, make("h2", {}, readingText.links), list));
}
