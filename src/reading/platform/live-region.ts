/** Id of the live region that the shell renders for short confirmations. */
export const liveRegionId = "live-region";

/** Tells a screen reader that something has happened. The same words twice are announced twice. */
export function announce(message: string): void {
  const region = document.getElementById(liveRegionId);
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = message;
  });
}
