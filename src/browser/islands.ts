import { waitingText } from "../text/site";
import { errorPanel, make, makeButton } from "./platform/elements";
import { pageEvent } from "./platform/page-event";
import { whenIdle } from "./platform/timing";

/** Attributes of the place of an island: its name in src/islands/registry.ts, its props as JSON, and when it is loaded. */
export const islandAttributes = { name: "data-island", props: "data-props", load: "data-load" } as const;

/** When an island in a page is loaded: at once, in idle time, or when it comes near the window. */
export type IslandLoad = "now" | "idle" | "visible";

/** How far from the window an island starts, in px. */
const nearness = "300px";

/** A part that loads faster shows no spinner. */
const spinnerDelayMs = 200;

/** Mounts the islands of this page and of pages navigated to later. */
export function watchIslands(): void {
  const start = () => {
    for (const place of document.querySelectorAll<HTMLElement>(`[${islandAttributes.name}]:not([data-started])`))
      begin(place);
  };
  document.addEventListener(pageEvent, start);
  start();
}

function begin(place: HTMLElement): void {
  place.dataset["started"] = "";
  const name = place.getAttribute(islandAttributes.name) ?? "";
  const mount = () => void mountIsland(place, name, JSON.parse(place.getAttribute(islandAttributes.props) ?? "{}"));
  const load = place.getAttribute(islandAttributes.load) as IslandLoad | null;
  if (load === "idle") whenIdle(mount);
  else if (load === "visible") whenNear(place, mount);
  else mount();
}

function whenNear(place: HTMLElement, act: () => void): void {
  const onSight: IntersectionObserverCallback = ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    act();
  };
  const observer = new IntersectionObserver(onSight, { rootMargin: nearness });
  observer.observe(place);
}

/**
 * Loads an island and renders it in its place, with a spinner if slow. If it fails to load, a red box says so and
 * offers 重试.
 * @param props JSON from the page, or the caller's own object
 */
export async function mountIsland(place: HTMLElement, name: string, props: object): Promise<void> {
  const standIn = make("div");
  const spinner = make("span", { class: "spinner", role: "status", "aria-label": waitingText.loading });
  const timer = setTimeout(() => standIn.append(spinner), spinnerDelayMs);
  place.append(standIn);
  try {
    const { renderIsland } = await import("../islands/render-island");
    await renderIsland(place, name, props);
  } catch (error) {
    console.warn(error);
    const retry = makeButton("", waitingText.retry, () => {
      panel.remove();
      void mountIsland(place, name, props);
    });
    const panel = errorPanel(waitingText.loadFailed, retry);
    standIn.replaceWith(panel);
  } finally {
    clearTimeout(timer);
    standIn.remove();
  }
}
