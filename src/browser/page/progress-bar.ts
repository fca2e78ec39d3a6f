import { waitingText } from "../../text/texts";
import { announce, errorPanel, make, makeButton } from "../platform/elements";

/** Waits shorter than this, in ms, show nothing. */
const delayMs = 200;

/** Waits longer than this, in ms, are announced to screen readers. */
const sayMs = 1_000;

/** A page that takes longer than this, in ms, may never load, so a notice offers a retry. */
const lateMs = 10_000;

/**
 * Values of nprogress 0.2.0: the initial and the maximum share of the width, the maximum share
 * added by a step, and the time between steps. Here every step adds the maximum.
 */
const initialShare = 0.08;
const mostShare = 0.994;
const step = 0.02;
const stepMs = 800;

/**
 * Time until a finished bar is removed, in ms. It moves for 200 ms and then fades for 200 ms, as in
 * src/styles/waiting.css.
 */
const fadingMs = 400;

let timers: ReturnType<typeof setTimeout>[] = [];
/** Removes the notice's listeners when the notice closes. */
let ends = new AbortController();
/** Completes and removes the visible bar. Undefined if there is none. */
let finishBar: (() => void) | undefined;

/**
 * Starts a wait. Shows a bar after `delayMs`, announces the wait after `sayMs`, and shows a notice
 * with a retry button after `lateMs`. The notice does not end the wait.
 */
export function startProgress(onRetry: () => void): void {
  stopTimers();
  timers = [
    setTimeout(showBar, delayMs),
    setTimeout(() => announce(waitingText.loading), sayMs),
    setTimeout(() => showNotice(waitingText.loadSlow, onRetry), lateMs),
  ];
}

/** Ends the wait, and closes the notice. */
export function finishProgress(): void {
  stopTimers();
  closeNotice();
  finishBar?.();
  finishBar = undefined;
}

function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer);
}

function showBar(): void {
  if (finishBar) return;
  const spinner = make("div", { class: "spinner", role: "progressbar", "aria-label": waitingText.loading });
  const bar = make("div", { class: "bar" });
  const root = make("div", { id: "site:progress" }, bar, spinner);
  let done = initialShare;
  const show = (part: number) => bar.style.setProperty("scale", `${part} 1`);
  show(done);
  const steps = setInterval(() => {
    done = Math.min(done + step, mostShare);
    show(done);
  }, stepMs);
  document.body.append(root);
  finishBar = () => {
    clearInterval(steps);
    show(1);
    root.dataset["done"] = "";
    spinner.remove();
    setTimeout(() => root.remove(), fadingMs);
  };
}

/**
 * Shows a notice with a retry and a close button. Both buttons close it, and so do Escape, the
 * return of the network, the next notice and `closeNotice`. It never retries by itself.
 */
export function showNotice(text: string, onRetry: () => void): void {
  closeNotice();
  ends = new AbortController();
  const { signal } = ends;
  const retry = makeButton("", waitingText.retry, () => {
    closeNotice();
    onRetry();
  });
  const box = errorPanel(text, retry, makeButton("", waitingText.close, closeNotice));
  box.id = "site:notice";
  document.body.append(box);
  window.addEventListener("online", closeNotice, { signal });
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => key === "Escape" && !defaultPrevented && closeNotice();
  window.addEventListener("keydown", onKey, { signal });
}

/** Closes the notice, if there is one. */
export function closeNotice(): void {
  ends.abort();
  // Finds the notice by its id, because code in another bundle may have shown it.
  document.getElementById("site:notice")?.remove();
}
