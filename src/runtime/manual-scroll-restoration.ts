/**
 * Leaves scroll restoration inside the site to Gatsby: the browser scrolls while the old page is still shown, and
 * Gatsby would save that as the old page's position. Reloads and returns from other sites stay with the browser, which
 * scrolls before any script has loaded.
 */
export function restoreScrollManually(): void {
  const { history } = window;
  history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  window.addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
}
