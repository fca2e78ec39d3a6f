import { make } from "../platform/elements";
import { pageEvent } from "../platform/page-event";
import { trustedHtml } from "../platform/trusted";
import type { LoadedPage } from "../router/load-fragment";

/** How long a pointer or the focus stays on a link, in ms, before its page is shown: longer than one takes to press it. */
const delayMs = 350;
/** Time to move the pointer from the link to what is shown, in ms (WCAG 2.2, 1.4.13). */
const graceMs = 250;
/** Between the link and what is shown, in px. */
const gap = 8;

let open = new AbortController();

/**
 * Shows what a link leads to beside it: the title, the first sentence and the first figure of the page, or of the section or
 * footnote that it names. It closes when pointer or focus leave both, with Escape, and when the page moves.
 * @param page of another page, as it loads; null for a link within the page
 */
export async function previewLink(link: HTMLAnchorElement, page: Promise<unknown> | null): Promise<void> {
  open.abort();
  open = new AbortController();
  const { signal } = open;
  const close = () => open.signal === signal && open.abort();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const watchLeaving = (element: HTMLElement) => {
    const leave = () => {
      leaving = setTimeout(close, graceMs);
    };
    element.addEventListener("pointerenter", () => clearTimeout(leaving), { signal });
    for (const type of ["pointerleave", "blur"]) element.addEventListener(type, leave, { signal });
  };
  watchLeaving(link);
  link.addEventListener("click", close, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
  document.addEventListener(pageEvent, close, { signal });
  window.addEventListener("scroll", close, { signal, passive: true });
  const [main] = await Promise.all([mainBehind(page), new Promise((resolve) => setTimeout(resolve, delayMs))]);
  const parts = main ? summaryOf(main, decodeURIComponent(link.hash.slice(1))) : [];
  if (signal.aborted || !link.isConnected || parts.length === 0) return;
  const preview = make("div", { class: "link-preview prose", role: "tooltip", id: "link-preview" }, ...parts);
  watchLeaving(preview);
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
  if (typeof loaded?.fragment?.main !== "string") return null;
  const template = document.createElement("template");
  template.innerHTML = trustedHtml(loaded.fragment.main);
  return template.content;
}

const headings = "h1, h2, h3, h4, h5, h6";

/** Title, first sentence and first figure; nothing where the place that is named is not on the page. */
function summaryOf(main: ParentNode, id: string): HTMLElement[] {
  const title = id === "" ? main.querySelector("h1") : main.querySelector(`#${CSS.escape(id)}`);
  if (!title || title.closest("a")) return [];
  if (!title.matches(headings)) return paragraph(title);
  const all = [...main.querySelectorAll<HTMLElement>(`.prose :is(${headings}, p, figure)`)];
  const start = all.indexOf(title as HTMLElement) + 1;
  // Up to the next heading of its level; tags of lower levels come later in the alphabet.
  const length =
    id === "" ? -1 : all.slice(start).findIndex((next) => next.matches(headings) && next.tagName <= title.tagName);
  const section = length < 0 ? all.slice(start) : all.slice(start, start + length);
  const text = section.find(
    (element) => element.matches("p:not(.admonition-title, figure p)") && textOf(element) !== "",
  );
  const figure = section.find((element) => element.matches("figure:not(.code)"));
  const picture = figure?.querySelector("svg:not(.diagram-least, .diagram-narrow, .plot-narrow), img");
  const shown = make("div", { "aria-hidden": "true" });
  if (picture) shown.append(picture.cloneNode(true));
  return [
    make("p", { class: "link-preview-title" }, textOf(title)),
    ...(text ? paragraph(text) : []),
    ...(picture ? [shown] : []),
  ];
}

/** As much of a text as its first sentence, or so many characters. */
const sentence = /^[^。！？]{1,140}[。！？]?/s;

function paragraph(element: Element): HTMLElement[] {
  const [first] = sentence.exec(textOf(element)) ?? [];
  return first === undefined
    ? []
    : [make("p", {}, /[。！？]$/.test(first) || first.length < 140 ? first : `${first}…`)];
}

/** Without what is only heard, numbers of footnotes and the sources of formulas. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(
    "a[data-footnote-ref], .visually-hidden, annotation, .data-footnote-backref",
  ))
    part.remove();
  return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** Below the link's first line, or above it where there is more room. */
function place(preview: HTMLElement, link: HTMLElement): void {
  const [line = link.getBoundingClientRect()] = link.getClientRects();
  const { width, height } = preview.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - line.bottom >= height + 2 * gap || clientHeight - line.bottom > line.top;
  preview.style.left = `${Math.max(gap, Math.min(line.left, clientWidth - width - gap))}px`;
  preview.style.top = `${below ? line.bottom + gap : Math.max(gap, line.top - height - gap)}px`;
}
