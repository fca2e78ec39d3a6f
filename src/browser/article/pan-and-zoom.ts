/** Scale of a picture, and how far its centre is from that of its stage, in px. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };
const mostScale = 8;
/** What a key, or a double press, zooms by. */
const step = 1.5;
const doubleStep = 2.5;
/** Px that a key moves by. */
const keyDistance = 60;
/** Movement below this is still a tap, in px. */
const tremor = 6;

/**
 * Zooms about a fixed point: `at` is its offset from the centre of the stage. Never zooms out past the whole picture,
 * which is centred again.
 */
export function zoomed({ scale, x, y }: View, factor: number, at: Point): View {
  const next = Math.min(mostScale, Math.max(1, scale * factor));
  if (next === 1) return whole;
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** Pans, but no edge may pass the centre of the stage. A picture that is not zoomed in stays put. */
export function moved({ scale, x, y }: View, by: Point, size: { width: number; height: number }): View {
  if (scale === 1) return whole;
  const within = (value: number, length: number) =>
    Math.max((-length * scale) / 2, Math.min((length * scale) / 2, value));
  return { scale, x: within(x + by.x, size.width), y: within(y + by.y, size.height) };
}

/**
 * Lets readers pinch, drag and zoom a picture by wheel, double tap and keys: + − 0 and arrows.
 * @param onPress called for a plain press while the picture is not zoomed in
 */
export function panAndZoom(stage: HTMLElement, picture: HTMLElement | SVGElement, onPress: () => void): void {
  let view = whole;
  const pointers = new Map<number, Point>();
  let travelled = 0;
  const size = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const show = (next: View) => {
    view = next;
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.toggleAttribute("data-zoomed", view.scale > 1);
  };
  const fromCentre = ({ x, y }: Point): Point => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  stage.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    travelled += distance(before, now);
    if (other) {
      show(zoomed(view, distance(now, other) / Math.max(1, distance(before, other)), fromCentre(middle(now, other))));
      show(moved(view, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }, size()));
    } else {
      show(moved(view, { x: now.x - before.x, y: now.y - before.y }, size()));
    }
  });
  const release = (event: PointerEvent) => {
    const wasDown = pointers.delete(event.pointerId);
    if (!wasDown || pointers.size > 0 || travelled > tremor || event.type === "pointercancel") return;
    if (view.scale > 1) show(whole);
    else if (event.pointerType === "mouse") onPress();
    else afterSecondPress(event);
  };
  stage.addEventListener("pointerup", release);
  stage.addEventListener("pointercancel", release);

  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** A double tap zooms, so the first tap waits for a possible second. */
  const afterSecondPress = (event: PointerEvent) => {
    if (waiting === undefined) {
      waiting = setTimeout(() => {
        waiting = undefined;
        onPress();
      }, 250);
      return;
    }
    clearTimeout(waiting);
    waiting = undefined;
    show(zoomed(view, doubleStep, fromCentre({ x: event.clientX, y: event.clientY })));
  };

  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      show(
        zoomed(
          view,
          2 ** (-event.deltaY / (event.ctrlKey ? 100 : 400)),
          fromCentre({ x: event.clientX, y: event.clientY }),
        ),
      );
    },
    { passive: false },
  );
  stage.closest("dialog")?.addEventListener("keydown", (event) => {
    const next = afterKey(event.key, view, size());
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(next);
  });
}

/** The view after a key; undefined for keys that mean nothing here. */
export function afterKey(key: string, view: View, size: { width: number; height: number }): View | undefined {
  const centre = { x: 0, y: 0 };
  if (key === "+" || key === "=") return zoomed(view, step, centre);
  if (key === "-") return zoomed(view, 1 / step, centre);
  if (key === "0") return whole;
  const [x, y] =
    { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key] ?? ([] as number[]);
  if (x === undefined || y === undefined) return undefined;
  return moved(view, { x: x * keyDistance, y: y * keyDistance }, size);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
