import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { checkRuntime, loadNotFoundHere } from "./src/gatsby/client/gatsby-runtime";
import { finishLayout } from "./src/reading/deferred-layout";
import { afterPaint } from "./src/reading/platform/after-paint";
import { announcePage, announceReady } from "./src/reading/platform/ready";
import { finishProgress, startProgress } from "./src/reading/progress-bar";
import { guardRuntime } from "./src/runtime/guard-runtime";
import { hydrateAsTransition } from "./src/runtime/hydrate-as-transition";
import { followLinks } from "./src/runtime/links/follow-links";
import { prefetchLinks, watchLinks } from "./src/runtime/links/prefetch-links";
import { restoreScrollManually } from "./src/runtime/manual-scroll-restoration";
import { navigationArrived, opensByHistory, watchNavigation } from "./src/runtime/navigation";
import { reportPageView } from "./src/runtime/page-views";
import { announceRoute } from "./src/runtime/route-announcement";
import { focusAfterNavigation, showTarget } from "./src/runtime/route-focus";
import { restorePlace, shouldScroll } from "./src/runtime/scroll";
import { loadTextsWithPages, noteInlinedTexts } from "./src/runtime/texts";

export { wrapPageElement } from "./src/site/wrap-page-element";
export { wrapRootElement } from "./src/site/wrap-root-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  guardRuntime();
  loadNotFoundHere();
  noteInlinedTexts();
  loadTextsWithPages();
};

/** `gatsby develop` keeps its own function, which shows errors in an overlay. */
export const replaceHydrateFunction = process.env["NODE_ENV"] === "production" ? () => hydrateAsTransition : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  watchNavigation(startProgress, finishProgress);
  restoreScrollManually();
  followLinks();
  prefetchLinks();
  announceReady();
  if (process.env["NODE_ENV"] === "production") return;
  checkRuntime();
  void import("./src/runtime/start/start-in-development");
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationArrived();
  finishProgress();
  reportPageView(location);
  announcePage();
  afterPaint(watchLinks, 2);
  if (prevLocation === null || prevLocation === undefined) return;
  finishLayout();
  if (prevLocation.pathname !== location.pathname) announceRoute();
  // If only the query has changed, the focus stays.
  else if (location.hash === "") return;
  else showTarget(location);
  focusAfterNavigation(location);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const previous = prevRouterProps?.location;
  if (!shouldScroll(previous, location)) return false;
  return !(opensByHistory() && restorePlace(previous, location, getSavedScrollPosition(location)[1]));
};
