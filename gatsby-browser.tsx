import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { guardRuntime } from "./src/browser/guard-runtime";
import { navigationArrived, watchNavigation } from "./src/browser/navigation";
import { reportPageView } from "./src/browser/page-views";
import { prefetchOnIntent } from "./src/browser/prefetch-on-intent";
import { finishProgress, startProgress } from "./src/browser/progress-bar";
import { announceRoute } from "./src/browser/route-announcement";
import { focusAfterNavigation } from "./src/browser/route-focus";
import { shouldScroll } from "./src/browser/scroll";

export { wrapPageElement } from "./src/site/wrap-page-element";
export { wrapRootElement } from "./src/site/wrap-root-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = guardRuntime;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  watchNavigation(startProgress, finishProgress);
  prefetchOnIntent();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationArrived();
  finishProgress();
  reportPageView(location);
  if (prevLocation === null || prevLocation === undefined || prevLocation.pathname === location.pathname) return;
  announceRoute();
  focusAfterNavigation(location);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  shouldScroll(prevRouterProps?.location, routerProps.location);
