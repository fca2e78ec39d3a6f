import { decodePath } from "../../lib/paths";
import { make } from "../platform/elements";
import { pageEvent } from "../platform/page-event";
import type { LoadedPage } from "../router/load-fragment";
import { parseMain } from "../router/parse-main";

/**
 * Time that a pointer or the focus stays on a link before its preview is shown, in ms. A click
 * takes less time, so it shows no preview.
 */
const delayMs = 350;
/** Time for moving the pointer from the link to its preview, in ms (WCAG 2.2, 1.4.13). */
const graceMs = 250;
/** Distance of the preview from its link and from the edges of the window, in px. */
const gap = 8;
/** Height of the space beside a link in which a preview is still shown, in px: two lines. */
const leastRoom = 80;

let open = new AbortController();

/**
 * Shows the beginning of a link's target beside the link.
 * @param page the target's page, which may still be loading; null for a target on this page
 */
export async function previewLink(link: HTMLAnchorElement, page: Promise<unknown> | null): Promise<void> {
  open.abort();
  const mine = new AbortController();
  open = mine;
  const { signal } = mine;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const close = () => mine.abort();
  const leave = () => {
    leaving = setTimeout(close, graceMs);
  };
  const preview = make("div", { class: "link-preview prose", role: "tooltip", id: "link-preview" });
  for (const element of [link, preview]) {
    element.addEventListener("pointerenter", () => clearTimeout(leaving), { signal });
    for (const type of ["pointerleave", "blur"]) element.addEventListener(type, leave, { signal });
  }
  link.addEventListener("click", close, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  for (const type of [pageEvent, "scroll"]) document.addEventListener(type, close, { signal, passive: true });
  const [main] = await Promise.all([mainBehind(page), new Promise((resolve) => setTimeout(resolve, delayMs))]);
  if (main) preview.append(...summaryOf(main, decodePath(link.hash.slice(1))));
  if (signal.aborted || !link.isConnected || !preview.hasChildNodes()) return;
  document.body.append(preview);
  if (!place(preview, link)) return preview.remove();
  link.setAttribute("aria-describedby", preview.id);
  signal.addEventListener("abort", () => {
    preview.remove();
    link.removeAttribute("aria-describedby");
  });
}

async function mainBehind(page: Promise<unknown> | null): Promise<ParentNode | null> {
  if (page === null) return document.querySelector("main");
  const loaded = (await page.catch(() => null)) as LoadedPage | null | undefined;
  // Pages have no fragments under `gatsby develop`.
  return loaded?.fragment ? parseMain(loaded.fragment) : null;
}

const headings = "h1, h2, h3, h4, h5, h6";

/**
 * Summarizes the element with an id, or the whole page for an empty id. For a heading, returns its
 * text, and the first sentence and the first figure other than code of its section. For any other
 * element, returns only its first sentence. Returns no elements if the page lacks the id.
 */
function summaryOf(main: ParentNode, id: string): HTMLElement[] {
  const title = main.querySelector<HTMLElement>(id === "" ? "h1" : `#${CSS.escape(id)}`);
  if (!title) return [];
  if (!title.matches(headings)) return [make("p", {}, sentenceOf(title))];
  const all = [...main.querySelectorAll<HTMLElement>(`.prose :is(${headings}, p, figure)`)];
  const after = all.slice(all.indexOf(title) + 1);
  // The section ends at the next heading of the same or a higher level. Tag names sort by level.
  const end = id === "" ? -1 : after.findIndex((next) => next.matches(headings) && next.tagName <= title.tagName);
  const section = after.slice(0, end < 0 ? undefined : end);
  const text = section.find((element) => element.matches("p:not(.admonition-title, figure p)"));
  const figure = section.find((element) => element.matches("figure:not(.code)"));
  // The preview is as wide as a phone, so it uses the narrow drawing.
  const picture =
    figure?.querySelector(".diagram-narrow, .plot-narrow") ?? figure?.querySelector("svg:not(.diagram-least), img");
  return [
    make("p", { class: "link-preview-title" }, textOf(title)),
    make("p", {}, text ? sentenceOf(text) : ""),
    // The figure's class sets the colours of a plot.
    make(
      "div",
      { "aria-hidden": "true", class: figure?.className ?? "" },
      ...(picture ? [picture.cloneNode(true)] : []),
    ),
  ];
}

/**
 * Returns the first sentence of an element's text, or its first 140 characters and `…` if the
 * sentence is longer.
 */
function sentenceOf(element: Element): string {
  const text = textOf(element);
  const [first = ""] = /^(?:[^。！？.!?]|[.!?](?!\s)){0,140}[。！？.!?]?/s.exec(text) ?? [];
  return first.length < text.length && !/[。！？.!?]$/.test(first) ? `${first}…` : first;
}

/**
 * Returns an element's text without footnote references, links back from footnotes, formula
 * sources, and text for screen readers only.
 */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  const left = copy.querySelectorAll("a[data-footnote-ref], .visually-hidden, annotation, .data-footnote-backref");
  for (const part of left) part.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/**
 * Places the preview below the link, or above it if the preview does not fit below and there is
 * more room above. The preview is at most as high as the room on its side, so that it covers no
 * line of its link and stays in the window, also in a low window.
 * @returns false if neither side has room for a preview
 */
function place(preview: HTMLElement, link: HTMLElement): boolean {
  const { top, bottom } = link.getBoundingClientRect();
  const lines = link.getClientRects();
  const { width, height } = preview.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = top - 2 * gap;
  const under = clientHeight - bottom - 2 * gap;
  const isBelow = under >= Math.min(height, above);
  const room = isBelow ? under : above;
  const left = lines[isBelow ? lines.length - 1 : 0]?.left ?? 0;
  preview.style.maxHeight = `${room}px`;
  preview.style.left = `${Math.max(gap, Math.min(left, clientWidth - width - gap))}px`;
  preview.style.top = `${isBelow ? bottom + gap : top - gap - Math.min(height, room)}px`;
  return room >= leastRoom;
}
