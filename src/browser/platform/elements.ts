/** A button for an article: `makeButton("copy", "复制")`. */
export function makeButton(className: string, text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  return button;
}

/** The element around the page, which Gatsby renders and its router focuses after a navigation. */
export function focusWrapper(): HTMLElement | null {
  return document.getElementById("gatsby-focus-wrapper");
}

/** Id of the live region that the shell renders for short confirmations. */
export const liveRegionId = "live-region";

/** How long a button shows that it has worked. */
export const confirmationMs = 1000;

/** Announces a message to screen readers, even when it is the same as the last one. */
export function announce(message: string): void {
  const region = document.getElementById(liveRegionId);
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}

/** Above this width the navbar shows everything and there is no drawer. The stylesheets say the same. */
export const wideScreen = "(min-width: 997px)";
