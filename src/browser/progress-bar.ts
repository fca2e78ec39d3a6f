import NProgress from "nprogress";
import { trustedHtml } from "./trusted-html";

/** Navigations faster than this show no bar. */
const delay = 200;

NProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickle: true,
  // `trickleRate` is missing from the library's types; 0.02 is its default.
  trickleSpeed: 800,
  showSpinner: false,
  // Without the library's role="bar", which is no role of ARIA.
  barSelector: ".bar",
  template: trustedHtml('<div class="bar"></div>'),
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** A navigation has begun; the bar comes if it takes long. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => NProgress.start(), delay);
}

/** The new page is there. */
export function finishProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}
