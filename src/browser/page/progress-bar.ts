import { waitingText } from "../../text/texts";
import { announce, errorPanel, make, makeButton } from "../platform/elements";

/** What is faster than this shows nothing. */
const delayMs = 200;

/** What takes longer than this is said to those who see no bar. */
const sayMs = 1_000;

/** What has not come in this time may never come. */
const lateMs = 10_000;

/** The numbers of nprogress 0.2.0: the bar begins with this part of the width, and grows by a step at a time. */
const least = 0.08;
const most = 0.994;
const step = 0.02;
const stepMs = 800;

/** The bar moves in 200 ms and then fades in as many; src/styles/waiting.css says so too. */
const fadingMs = 400;

let timers: ReturnType<typeof setTimeout>[] = [];
/** Ended when the notice closes. */
let ends = new AbortController();
/** Lets the bar that is shown run to its end. */
let finishBar: (() => void) | undefined;

/** A wait begins: shows a bar after `delayMs`, says so after `sayMs`, and after `lateMs` offers 重试, but keeps waiting. */
export function startProgress(onRetry: () => void): void {
  stopTimers();
  timers = [
    setTimeout(showBar, delayMs),
    setTimeout(() => announce(waitingText.loading), sayMs),
    setTimeout(() => showNotice(waitingText.loadSlow, onRetry), lateMs),
  ];
}

/** The wait is over. */
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
  let done = least;
  const show = (part: number) => bar.style.setProperty("scale", `${part} 1`);
  show(done);
  const steps = setInterval(() => {
    done = Math.min(done + step, most);
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

/** Shows a red box with 重试, until 关闭, Escape, the next notice or the network's return. It never retries by itself. */
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

/** Closes it, if there is one. */
export function closeNotice(): void {
  ends.abort();
  // Found by its id: the start script, which may have shown it, is a separate bundle.
  document.getElementById("site:notice")?.remove();
}
