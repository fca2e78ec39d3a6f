import { focusWrapper } from "../platform/elements";

/** Pixels above and below the viewport. */
type ScrollMoment = { readonly above: number; readonly below: number };

/**
 * Returns whether the button is visible. It appears when the reader scrolls up, and disappears when
 * the reader scrolls down. It is never visible in the first 300 px or at the very bottom. The
 * browser also scrolls when the content above the viewport changes its height. The distance to the
 * bottom then stays the same, and the button does not change.
 */
export function offersBackToTop(previous: ScrollMoment, current: ScrollMoment, wasOffered: boolean): boolean {
  if (current.above < 300 || current.below <= 1) return false;
  if (current.above === previous.above || current.below === previous.below) return wasOffered;
  return current.above < previous.above;
}

/**
 * Shows and hides the button as the reader scrolls. Also hides it when a control in `<main>` has a
 * visible focus, and when the hash changes.
 */
export function watchBackToTop(): void {
  let previous = currentMoment();
  const button = document.querySelector<HTMLElement>("[data-site-back-to-top]");
  if (!button) return;
  const onScroll = () => {
    const current = currentMoment();
    button.hidden = isFocusInText() || !offersBackToTop(previous, current, !button.hidden);
    previous = current;
  };
  window.addEventListener("scroll", onScroll, { passive: true });
  // When the content's height changes, the distances change although the reader has not scrolled.
  new ResizeObserver(() => {
    previous = currentMoment();
  }).observe(document.body);
  document.addEventListener("focusin", () => {
    button.hidden ||= isFocusInText();
  });
  window.addEventListener("hashchange", () => {
    button.hidden = true;
  });
}

/**
 * Returns whether a control in `<main>` has a visible focus. The button could cover that control.
 * Elements with `tabindex="-1"` do not count: they can have the focus after a navigation.
 */
function isFocusInText(): boolean {
  return document.activeElement?.matches('main :focus-visible:not([tabindex="-1"])') === true;
}

/** Scrolls to the top and moves the focus there, so that the next Tab reaches the skip link. */
export function goToTop(): void {
  window.scrollTo({ top: 0 });
  focusWrapper()?.focus({ preventScroll: true });
}

function currentMoment(): ScrollMoment {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return { above: scrollTop, below: scrollHeight - clientHeight - scrollTop };
}
