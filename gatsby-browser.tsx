import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { navigationArrived, watchNavigation } from "./src/browser/navigation";
import { finishProgress, startProgress } from "./src/browser/progress-bar";
import { announceRoute } from "./src/browser/route-announcement";
import { focusAfterNavigation } from "./src/browser/route-focus";
import { shouldScroll } from "./src/browser/scroll";

export { wrapPageElement } from "./src/site/wrap-page-element";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => watchNavigation(startProgress);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationArrived();
  finishProgress();
  if (prevLocation === null || prevLocation === undefined || prevLocation.pathname === location.pathname) return;
  announceRoute();
  focusAfterNavigation(location);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  shouldScroll(prevRouterProps?.location, routerProps.location);
