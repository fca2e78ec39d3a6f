import { type IslandLoad, islandAttributes } from "../shared/island";
import { waitingText } from "../text/texts";
import { errorPanel, make, makeButton } from "./platform/elements";
import { pageEvent, textEvent } from "./platform/page-event";
import { whenIdle } from "./platform/timing";

/**
 * Loader for the islands' code. src/islands implements it, and gatsby-browser.tsx passes it in, so
 * src/browser does not import any island.
 */
export interface IslandLoader {
  /** Fetches React, which has a separate bundle. */
  readonly react: () => Promise<unknown>;
  readonly renderer: () => Promise<{
    /** Fetches the code of an island. */
    readonly prepareIsland: (name: string) => Promise<void>;
    readonly renderIsland: (place: HTMLElement, name: string, props: object, takePresses: TakePresses) => Promise<void>;
  }>;
  /** Starts the search worker. */
  readonly searchWorker: () => Promise<unknown>;
}

/**
 * Returns the buttons of an island that the reader has pressed so far, in order. Stops recording
 * presses.
 */
export type TakePresses = () => readonly HTMLElement[];

/** An island that loads within this time, in ms, shows no spinner. */
const spinnerDelayMs = 200;

/** Mounts the islands on this page and on later ones, each when its `load` setting requires it. */
export function watchIslands(loader: IslandLoader): void {
  const start = () => {
    for (const place of document.querySelectorAll<HTMLElement>(`[${islandAttributes.name}]:not([data-site-started])`)) {
      // If an island fails to start, the others and the rest of the page still work.
      try {
        begin(loader, place);
      } catch (error) {
        console.warn(error);
      }
    }
  };
  for (const event of [pageEvent, textEvent]) document.addEventListener(event, start);
  start();
}

function begin(loader: IslandLoader, place: HTMLElement): void {
  place.dataset["siteStarted"] = "";
  const name = place.getAttribute(islandAttributes.name) ?? "";
  const props = JSON.parse(place.getAttribute(islandAttributes.props) ?? "{}") as object;
  const takePresses = recordPresses(place);
  const mount = () => void mountIsland(loader, place, name, props, takePresses);
  const load = place.getAttribute(islandAttributes.load) as IslandLoad | null;
  if (load === "idle") whenIdle(mount);
  else if (load === "visible") whenNear(place, mount);
  else if (load === "intent") whenReached(place, mount);
  else mount();
}

/** Fetches React early, in parallel with the code that needs it. */
export function fetchReact(loader: IslandLoader): void {
  loader.react().catch(() => {});
}

function whenNear(place: HTMLElement, act: () => void): void {
  const onSight: IntersectionObserverCallback = ([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    act();
  };
  const observer = new IntersectionObserver(onSight, { rootMargin: "300px" });
  observer.observe(place);
}

/** Records presses of an island's buttons until React handles them. */
function recordPresses(place: HTMLElement): TakePresses {
  const pressed: HTMLElement[] = [];
  const onPress = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button) pressed.push(button);
  };
  place.addEventListener("click", onPress);
  return () => {
    place.removeEventListener("click", onPress);
    return pressed;
  };
}

/**
 * Calls back once, when a pointer moves onto the element, a finger touches it, it receives the
 * focus, or it is clicked. The click may be one that src/bundle/loader-script.ts repeats, because
 * it came before the script loaded.
 */
function whenReached(place: HTMLElement, act: () => void): void {
  const signs = ["pointerover", "touchstart", "focusin", "click"] as const;
  const reach = () => {
    for (const sign of signs) place.removeEventListener(sign, reach);
    act();
  };
  for (const sign of signs) place.addEventListener(sign, reach, { passive: true });
}

/**
 * Loads an island and renders it into its element. Shows a spinner if loading takes longer than
 * `spinnerDelayMs`, and an error panel with a retry button if it fails.
 */
export async function mountIsland(
  loader: IslandLoader,
  place: HTMLElement,
  name: string,
  props: object,
  takePresses = recordPresses(place),
): Promise<void> {
  const standIn = make("div");
  const spinner = make("span", { class: "spinner", role: "status", "aria-label": waitingText.loading });
  const timer = setTimeout(() => standIn.append(spinner), spinnerDelayMs);
  // HTML that the build rendered stays until React replaces or hydrates it.
  if (place.hasChildNodes()) place.after(standIn);
  else place.append(standIn);
  fetchReact(loader);
  try {
    const { renderIsland } = await loader.renderer();
    await renderIsland(place, name, props, takePresses);
  } catch (error) {
    console.warn(error);
    const retry = makeButton("", waitingText.retry, () => {
      panel.remove();
      void mountIsland(loader, place, name, props, takePresses);
    });
    const panel = errorPanel(waitingText.loadFailed, retry);
    standIn.replaceWith(panel);
  } finally {
    clearTimeout(timer);
    standIn.remove();
  }
}
