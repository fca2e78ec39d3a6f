import type { Page } from "@playwright/test";
import { contrast } from "./contrast";

/** The position of the focus after a press. */
export interface Stop {
  /** The element, by its tag and its name or text. */
  readonly name: string;
  /** The element's index among all elements of the document. */
  readonly place: number;
  /** Reasons why a reader cannot see the focus. Empty if it is visible and nothing covers it. */
  readonly faults: readonly string[];
}

/** Presses a key and returns the focused element, or null if the focus is on no element. */
export async function press(page: Page, key: string): Promise<Stop | null> {
  await page.keyboard.press(key);
  return focused(page);
}

/** Returns the focused element, or null if the focus is on no element. */
export async function focused(page: Page): Promise<Stop | null> {
  const found = await seenFocus(page);
  if (found === null) return null;
  const { ring, ground, faults, ...stop } = found;
  // WCAG 2.2, 1.4.11.
  const isFaint = ring !== undefined && contrast(ring, ground) < 3;
  return { ...stop, faults: isFaint ? [...faults, `a faint ring: ${ring} on ${ground}`] : faults };
}

/** Returns the focused element with the colours of its ring, if any, and of what is behind it. */
function seenFocus(page: Page) {
  return page.evaluate(async () => {
    // Browsers scroll to the focused element before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return null;
    const faults: string[] = [];
    // A card shows the focus ring of the link inside it.
    const ringed = (part: Element | null): Element | null => {
      if (!part) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
      return hasRing ? part : ringed(part.parentElement);
    };
    const groundOf = (part: Element | null): string => {
      if (!part) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(part);
      return /, 0\)$/.test(backgroundColor) ? groundOf(part.parentElement) : backgroundColor;
    };
    const ring = ringed(element);
    // The target of a skip link or a hash is not a control.
    if (!ring && !element.matches("[tabindex='-1']")) faults.push("no ring");
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) faults.push("no size");
    const seen = [...element.getClientRects()].filter(
      ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    );
    if (seen.length === 0) faults.push("outside the window");
    // Checks points near the corners of each line, and its middle.
    for (const { left, top, width, height } of seen)
      for (const [across, down] of [
        [0.1, 0.2],
        [0.9, 0.2],
        [0.5, 0.5],
        [0.1, 0.8],
        [0.9, 0.8],
      ] as const) {
        const [x, y] = [left + width * across, top + height * down];
        const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        const isLarge = width > innerWidth || height > innerHeight / 2;
        if (!isInWindow && isLarge) continue;
        const topmost = isInWindow ? document.elementFromPoint(x, y) : null;
        const isOwn =
          topmost !== null &&
          (element.contains(topmost) || element.closest("figure, .enlarge-frame, form, label")?.contains(topmost));
        if (!isOwn && !topmost?.contains(element))
          faults.push(`covered by ${topmost?.outerHTML.slice(0, 60) ?? "an edge"}`);
      }
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return {
      name: `${element.localName} ${name.trim().slice(0, 30)}`,
      place: [...document.querySelectorAll("*")].indexOf(element),
      faults: [...new Set(faults)],
      ring: ring ? getComputedStyle(ring).outlineColor : undefined,
      // The ring is outside its element.
      ground: groundOf(ring?.parentElement ?? null),
    };
  });
}

/** The maximum number of presses in a walk. A longer walk counts as endless. */
const mostPresses = 300;

/** Presses a key until the focus leaves the page, and returns all stops. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await press(page, key); stop !== null; stop = await press(page, key)) {
    stops.push(stop);
    if (stops.length > mostPresses) throw new Error(`${stops.length} stops, the last: ${stop.name}`);
  }
  return stops;
}

/** Presses Tab until a stop is found, and returns the number of presses. */
export async function pressesTo(page: Page, isThere: () => Promise<boolean>): Promise<number> {
  for (let presses = 1; presses <= mostPresses; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return presses;
  }
  throw new Error(`not reached in ${mostPresses} presses`);
}
