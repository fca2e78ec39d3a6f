/**
 * Keeps the browser from scrolling on Back and Forward inside the site: it does so while the page one leaves is still
 * there, and Gatsby would keep that page's place as where the other one was. A reload, and coming back from another
 * site, are left to the browser, which scrolls before any script has come.
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
