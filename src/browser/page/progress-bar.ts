import { waitingText } from "../../text/site";
import { closeNotice, showNotice } from "./notice";

/** What is faster than this shows nothing. */
const delayMs = 200;

/** What has not come in this time may never come. */
const lateMs = 10_000;

/** The bar starts at this share of its way, and creeps on in steps; src/styles/progress.css draws it. */
const startWay = 0.08;
const maxStep = 0.02;
const stepIntervalMs = 800;

/** The bar runs to its end in this time, and fades in as long again; the stylesheet has the same. */
const transitionMs = 200;

/** Below the place of the search's field. Set by script, as in notice.ts: the stylesheet may be what is awaited. */
const spinnerStyle =
  "position:fixed;z-index:201;inset:8.5rem 0 auto;width:1.5rem;height:1.5rem;margin:auto;border:2px solid var(--line);" +
  "border-top-color:var(--ink-2);border-radius:50%;pointer-events:none";

interface Bar {
  readonly root: HTMLElement;
  readonly creeping: ReturnType<typeof setInterval>;
}

let timers: ReturnType<typeof setTimeout>[] = [];
let bar: Bar | null = null;

/**
 * Call when a wait begins, e.g. for a page: shows a bar and spinner after `delayMs`, and a notice after `lateMs`, but
 * keeps waiting.
 * @param onRetry what 重试 does
 */
export function startProgress(onRetry: () => void): void {
  stopTimers();
  timers = [
    setTimeout(() => {
      bar ??= show();
    }, delayMs),
    setTimeout(() => showNotice(waitingText.loadSlow, onRetry), lateMs),
  ];
}

/** The wait is over. */
export function finishProgress(): void {
  stopTimers();
  closeNotice();
  if (bar === null) return;
  const { root, creeping } = bar;
  bar = null;
  clearInterval(creeping);
  move(root, 1);
  root.dataset["done"] = "";
  root.lastElementChild?.remove();
  setTimeout(() => root.remove(), 2 * transitionMs);
}

function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer);
}

function show(): Bar {
  const root = document.createElement("div");
  const spinner = document.createElement("div");
  root.id = "nprogress";
  Object.assign(spinner, { role: "progressbar", ariaLabel: waitingText.loading });
  root.append(document.createElement("div"), spinner);
  root.firstElementChild?.classList.add("bar");
  spinner.style.cssText = spinnerStyle;
  spinner.animate?.({ rotate: ["0turn", "1turn"] }, { duration: 800, iterations: Number.POSITIVE_INFINITY });
  document.body.append(root);
  let way = startWay;
  move(root, way);
  const creeping = setInterval(() => {
    way = Math.min(way + Math.random() * maxStep, 0.994);
    move(root, way);
  }, stepIntervalMs);
  return { root, creeping };
}

function move(root: HTMLElement, way: number): void {
  root.style.setProperty("--way", String(way));
}
