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
