/** Creates an element with attributes and children: `make("p", { class: "note" }, "text")`. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Sets an attribute, or removes it if the value is null. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Creates a button.
 * @param label accessible name, if the text does not say enough
 */
export function makeButton(className: string, text: string, act: () => void, label?: string): HTMLButtonElement {
  const button = make("button", { type: "button", class: className, ...(label && { "aria-label": label }) }, text);
  button.addEventListener("click", act);
  return button;
}

/**
 * Creates the error panel of src/islands/error-boundary.tsx without React, because React may have
 * failed to load.
 */
export function errorPanel(text: string, ...buttons: readonly HTMLButtonElement[]): HTMLElement {
  return make("div", { class: "error-panel", role: "alert" }, make("p", {}, text), ...buttons);
}

/**
 * Returns the index that a key moves to in a list. The keys `back` and `on` wrap around, and Home
 * and End go to the ends. Returns undefined for other keys. A `current` of -1 means that no item is
 * active.
 */
export function stepTo(key: string, [back, on]: readonly string[], current: number, length: number) {
  if (key === on) return (current + 1) % length;
  if (key === back) return current <= 0 ? length - 1 : current - 1;
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : undefined;
}

/**
 * Calls back with elements when they are first measured and whenever their size changes. Omits
 * elements outside the document, because pages kept in memory have no widths.
 */
export function onResize<T extends Element>(targets: Iterable<T>, act: (resized: readonly T[]) => void): void {
  const observer = new ResizeObserver((entries) =>
    act(entries.map(({ target }) => target as T).filter(({ isConnected }) => isConnected)),
  );
  for (const target of targets) observer.observe(target);
}

/** Returns whether an element's content is wider than the element, by more than 1 px. */
export function scrollsSideways({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth + 1;
}

/**
 * Returns the element that Gatsby renders around the page. It receives the focus after a
 * navigation, unless a more specific target does.
 */
export function focusWrapper(): HTMLElement | null {
  return document.getElementById("gatsby-focus-wrapper");
}

/** Time that a button shows its confirmation, in ms. */
export const confirmationMs = 1000;

/** Announces a message to screen readers, even if it is the same as the last one. */
export function announce(message: string): void {
  const region = document.getElementById("site:live-region");
  if (!region) return;
  region.textContent = "";
  // Does not wait for a frame, because a busy device may draw none for seconds.
  setTimeout(() => {
    region.textContent = message;
  }, 20);
}

/**
 * Media query for windows in which the navbar shows its links without a drawer. The stylesheets use
 * the same width.
 */
export const wideScreen = "(min-width: 62.3125em)";
