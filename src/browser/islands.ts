import { waitingText } from "../text/site";
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
  if (load === "idle") {
    whenIdle(mount);
    return;
  }
  if (load !== "visible" || typeof IntersectionObserver === "undefined") {
    mount();
    return;
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      mount();
    },
    { rootMargin: nearness },
  );
  observer.observe(place);
}

/**
 * Loads an island and renders it in its place, with a spinner if slow. If it fails to load, a red box says so and
 * offers 重试.
 * @param props JSON from the page, or the caller's own object
 */
export async function mountIsland(place: HTMLElement, name: string, props: object): Promise<void> {
  const standIn = document.createElement("div");
  const timer = setTimeout(() => {
    const spinner = document.createElement("span");
    spinner.className = "spinner";
    spinner.role = "status";
    spinner.ariaLabel = waitingText.loading;
    standIn.replaceChildren(spinner);
  }, spinnerDelayMs);
  place.append(standIn);
  try {
    const { renderIsland } = await import("../islands/render-island");
    await renderIsland(place, name, props);
  } catch (error) {
    console.warn(error);
    standIn.replaceWith(failure(() => void mountIsland(place, name, props)));
  } finally {
    clearTimeout(timer);
    standIn.remove();
  }
}

/** The panel of src/islands/error-boundary.tsx without React, which may be what failed to load. */
function failure(onRetry: () => void): HTMLElement {
  const panel = document.createElement("div");
  panel.role = "alert";
  panel.className = "error-panel";
  const text = document.createElement("p");
  text.textContent = waitingText.loadFailed;
  const retry = document.createElement("button");
  retry.type = "button";
  retry.textContent = waitingText.retry;
  retry.addEventListener("click", () => {
    panel.remove();
    onRetry();
  });
  panel.append(text, retry);
  return panel;
}
