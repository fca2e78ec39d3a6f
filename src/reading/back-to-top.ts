interface ScrollMoment {
  readonly top: number;
  readonly atBottom: boolean;
}

/** The button appears while scrolling up, past the first screen, and not at the very bottom. */
export function offersBackToTop(previous: ScrollMoment, current: ScrollMoment, wasOffered: boolean): boolean {
  if (current.top < 300 || current.atBottom || current.top > previous.top) return false;
  return current.top < previous.top ? true : wasOffered;
}

/**
 * @param onChange called when the button should appear or disappear
 * @returns stops watching
 */
export function watchBackToTop(onChange: (offered: boolean) => void): () => void {
  let previous = currentMoment();
  let offered = false;
  const set = (next: boolean) => {
    if (next !== offered) onChange(next);
    offered = next;
  };
  const onScroll = () => {
    const current = currentMoment();
    set(offersBackToTop(previous, current, offered));
    previous = current;
  };
  const hide = () => set(false);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("hashchange", hide);
  return () => {
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("hashchange", hide);
  };
}

function currentMoment(): ScrollMoment {
  const { scrollHeight, clientHeight } = document.documentElement;
  const top = window.scrollY;
  return { top, atBottom: top + clientHeight >= scrollHeight - 1 };
}
