import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { followLinks } from "./src/browser/links/internal-link";
import { prefetchLinks } from "./src/browser/links/prefetch-links";
import { countPage } from "./src/browser/page/analytics";
import { announcePage } from "./src/browser/platform/page-event";
import { readPages } from "./src/browser/read-pages";
import { announceRoute, focusAfterNavigation, restorePlace, shouldScroll } from "./src/browser/router/after-navigation";
import { islandLoader } from "./src/islands/island-loader";

export { wrapPageElement } from "./src/components/shell/shell";

/**
 * Implements Gatsby's Browser APIs. Under `gatsby develop`, Gatsby's runtime calls them. The built
 * site does not hydrate, so src/browser/router calls them, with the same arguments and in the same
 * order.
 *
 * gatsby-plugin-google-gtag reports page views to Google in its own `onRouteUpdate`.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  readPages(islandLoader);
  followLinks();
  prefetchLinks();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  announcePage();
  if (!prevLocation) return;
  if (prevLocation.pathname !== location.pathname) {
    announceRoute();
    countPage(prevLocation.href);
  }
  // Keeps the focus when only the query changes, for example while the reader types a search.
  else if (prevLocation.search !== location.search && location.hash === "") return;
  focusAfterNavigation(location);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  if (!shouldScroll(prevRouterProps?.location, location)) return false;
  const [, top] = getSavedScrollPosition(location);
  if ((location as { action?: string }).action !== "POP" || !top) return true;
  restorePlace(top);
  return false;
};
