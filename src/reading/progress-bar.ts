/** Navigations faster than this show no bar. */
const delay = 200;

/** The bar begins here, and every 800 ms creeps on by up to 2 % of its way. src/styles/progress.css draws it. */
const beginning = 0.08;
const rate = 0.02;
const pace = 800;

/** The bar runs to its end in so long, and fades in as long again. */
const speed = 200;

interface Bar {
  readonly root: HTMLElement;
  readonly creeping: ReturnType<typeof setInterval>;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Bar | null = null;

/** A navigation has begun; the bar comes if it takes long. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    bar ??= show();
  }, delay);
}

/** The new page is there. */
export function finishProgress(): void {
  clearTimeout(timer);
  if (bar === null) return;
  const { root, creeping } = bar;
  bar = null;
  clearInterval(creeping);
  move(root, 1);
  root.dataset["done"] = "";
  setTimeout(() => root.remove(), 2 * speed);
}

function show(): Bar {
  const root = document.createElement("div");
  root.id = "nprogress";
  root.append(document.createElement("div"));
  root.firstElementChild?.classList.add("bar");
  document.body.append(root);
  let way = beginning;
  move(root, way);
  const creeping = setInterval(() => {
    way = Math.min(way + Math.random() * rate, 0.994);
    move(root, way);
  }, pace);
  return { root, creeping };
}

function move(root: HTMLElement, way: number): void {
  root.style.setProperty("--way", String(way));
}
