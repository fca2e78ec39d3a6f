import { make } from "../platform/elements";
import { pageEvent } from "../platform/page-event";
import { parsed } from "../platform/trusted";
import type { LoadedPage } from "../router/load-fragment";

/** How long a pointer or the focus stays on a link, in ms, before its page is shown: longer than a press takes. */
const delayMs = 350;
/** Time to move the pointer from the link to what is shown, in ms (WCAG 2.2, 1.4.13). */
const graceMs = 250;
/** Between the link and what is shown, in px. */
const gap = 8;

let open = new AbortController();

/** Shows the beginning of what a link leads to beside it: of another page, as it loads, or with null of this one. */
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
  if (main) preview.append(...summaryOf(main, decodeURIComponent(link.hash.slice(1))));
  if (signal.aborted || !link.isConnected || !preview.hasChildNodes()) return;
  document.body.append(preview);
  place(preview, link);
  link.setAttribute("aria-describedby", preview.id);
  signal.addEventListener("abort", () => {
    preview.remove();
    link.removeAttribute("aria-describedby");
  });
}

async function mainBehind(page: Promise<unknown> | null): Promise<ParentNode | null> {
  if (page === null) return document.querySelector("main");
  const loaded = (await page.catch(() => null)) as LoadedPage | null | undefined;
  // Under `gatsby develop` pages have no fragments.
  return parsed(loaded?.fragment?.main ?? "");
}

const headings = "h1, h2, h3, h4, h5, h6";

/** Title, first sentence and first figure; nothing where the place that is named is not on the page. */
function summaryOf(main: ParentNode, id: string): HTMLElement[] {
  const title = main.querySelector<HTMLElement>(id === "" ? "h1" : `#${CSS.escape(id)}`);
  if (!title) return [];
  if (!title.matches(headings)) return [make("p", {}, sentenceOf(title))];
  const all = [...main.querySelectorAll<HTMLElement>(`.prose :is(${headings}, p, figure)`)];
  const after = all.slice(all.indexOf(title) + 1);
  // Up to the next heading of its level; the tags of lower levels come later in the alphabet.
  const end = id === "" ? -1 : after.findIndex((next) => next.matches(headings) && next.tagName <= title.tagName);
  const section = after.slice(0, end < 0 ? undefined : end);
  const text = section.find((element) => element.matches("p:not(.admonition-title, figure p)"));
  const figure = section.find((element) => element.matches("figure:not(.code)"));
  const picture = figure?.querySelector("svg:not(.diagram-least, .diagram-narrow, .plot-narrow), img");
  return [
    make("p", { class: "link-preview-title" }, textOf(title)),
    make("p", {}, text ? sentenceOf(text) : ""),
    make("div", { "aria-hidden": "true" }, ...(picture ? [picture.cloneNode(true)] : [])),
  ];
}

/** The first sentence of a text, or as much of it. */
function sentenceOf(element: Element): string {
  const text = textOf(element);
  const [first = ""] = /^[^。！？]{0,140}[。！？]?/s.exec(text) ?? [];
  return first.length < text.length && !/[。！？]$/.test(first) ? `${first}…` : first;
}

/** Without what is only heard, numbers of footnotes and the sources of formulas. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  const left = copy.querySelectorAll("a[data-footnote-ref], .visually-hidden, annotation, .data-footnote-backref");
  for (const part of left) part.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Below the link's first line, or above it where there is more room. */
function place(preview: HTMLElement, link: HTMLElement): void {
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const { width, height } = preview.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - line.bottom > Math.min(height + 2 * gap, line.top);
  preview.style.left = `${Math.max(gap, Math.min(line.left, clientWidth - width - gap))}px`;
  preview.style.top = `${below ? line.bottom + gap : Math.max(gap, line.top - height - gap)}px`;
}
