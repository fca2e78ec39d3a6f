import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { afterPaint } from "./src/browser/after-paint";
import { showTarget } from "./src/browser/article/reveal-target";
import { takeTexts, waitForTexts } from "./src/browser/article/texts";
import { layOutAll } from "./src/browser/from-top";
import { guardRuntime } from "./src/browser/guard-runtime";
import { hydrateInSteps } from "./src/browser/hydrate";
import { followLinks } from "./src/browser/links/follow-links";
import { prefetchLinks, watchLinks } from "./src/browser/links/prefetch-links";
import { navigationArrived, opensByHistory, watchNavigation } from "./src/browser/navigation";
import { scrollOurselves } from "./src/browser/own-scrolling";
import { reportPageView } from "./src/browser/page-views";
import { finishProgress, startProgress } from "./src/browser/progress-bar";
import { announceReady } from "./src/browser/ready";
import { announceRoute } from "./src/browser/route-announcement";
import { focusAfterNavigation } from "./src/browser/route-focus";
import { restorePlace, shouldScroll } from "./src/browser/scroll";

export { wrapPageElement } from "./src/site/wrap-page-element";
export { wrapRootElement } from "./src/site/wrap-root-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  guardRuntime();
  takeTexts();
  waitForTexts();
};

/** `gatsby develop` has a way of its own, which shows errors over the page. */
export const replaceHydrateFunction = process.env["NODE_ENV"] === "production" ? () => hydrateInSteps : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  watchNavigation(startProgress, finishProgress);
  scrollOurselves();
  followLinks();
  prefetchLinks();
  announceReady();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationArrived();
  finishProgress();
  reportPageView(location);
  afterPaint(watchLinks, 2);
  if (prevLocation === null || prevLocation === undefined) return;
  layOutAll();
  if (prevLocation.pathname !== location.pathname) announceRoute();
  // Where only the query has changed the keyboard stays where it is.
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
