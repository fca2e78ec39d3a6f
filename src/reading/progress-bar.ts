/** Navigations faster than this show no bar. */
const delayMs = 200;

/** The bar starts at this share of its way, and creeps on in steps; src/styles/progress.css draws it. */
const startWay = 0.08;
const maxStep = 0.02;
const stepIntervalMs = 800;

/** The bar runs to its end in this time, and fades in as long again; the stylesheet has the same. */
const transitionMs = 200;

interface Bar {
  readonly root: HTMLElement;
  readonly creeping: ReturnType<typeof setInterval>;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Bar | null = null;

/** A navigation has begun: shows the bar if it takes longer than `delayMs`. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    bar ??= show();
  }, delayMs);
}

/** The new page has been rendered. */
export function finishProgress(): void {
  clearTimeout(timer);
  if (bar === null) return;
  const { root, creeping } = bar;
  bar = null;
  clearInterval(creeping);
  move(root, 1);
  root.dataset["done"] = "";
  setTimeout(() => root.remove(), 2 * transitionMs);
}

function show(): Bar {
  const root = document.createElement("div");
  root.id = "nprogress";
  root.append(document.createElement("div"));
  root.firstElementChild?.classList.add("bar");
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
