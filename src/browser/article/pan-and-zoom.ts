/** A picture's scale, and the offset in px of its centre from the stage's centre. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

type Point = Pick<View, "x" | "y">;

const whole: View = { scale: 1, x: 0, y: 0 };
const mostScale = 8;
/** Zoom factors for a key press (`step`) and for a double tap (`doubleStep`). */
const step = 1.5;
const doubleStep = 2.5;
/** Maximum movement of a pointer during a click or tap, in px. */
const tremor = 6;
/** Time in ms to wait for a second tap. A double tap zooms. */
const doublePressMs = 250;

/** Distance that each arrow key moves the picture, in px. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
};

/**
 * Returns the view after zooming about `at`, a point relative to the stage's centre. The scale
 * stays between 1 and `mostScale`. At scale 1, the picture is centred.
 */
export function zoomed({ scale, x, y }: View, factor: number, at: Point): View {
  const next = Math.min(mostScale, Math.max(1, scale * factor));
  if (next === 1) return whole;
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/**
 * Returns the view after panning. Each offset is limited to half of the stage's scaled size. A
 * picture that is not zoomed in stays in place.
 */
export function moved({ scale, x, y }: View, by: Point, size: { width: number; height: number }): View {
  if (scale === 1) return whole;
  const within = (value: number, length: number) =>
    Math.max((-length * scale) / 2, Math.min((length * scale) / 2, value));
  return { scale, x: within(x + by.x, size.width), y: within(y + by.y, size.height) };
}

/** Returns the view after a key press, or undefined for a key that does nothing in the viewer. */
export function afterKey(key: string, view: View, size: { width: number; height: number }): View | undefined {
  if (key === "+" || key === "=") return zoomed(view, step, { x: 0, y: 0 });
  if (key === "-") return zoomed(view, 1 / step, { x: 0, y: 0 });
  if (key === "0") return whole;
  const by = arrows[key];
  return by && moved(view, by, size);
}

/**
 * Lets readers pinch, drag and zoom a picture.
 * @param onPress called when the reader clicks or taps once, without dragging, while the picture is
 * not zoomed in
 * @returns a function that does what a key does, for buttons; it returns whether the key does
 * something
 */
export function panAndZoom(stage: HTMLElement, picture: HTMLElement | SVGElement, onPress: () => void) {
  let view = whole;
  let travelled = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const pointers = new Map<number, Point>();
  const size = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const show = (next: View) => {
    view = next;
    picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.toggleAttribute("data-zoomed", view.scale > 1);
  };
  const zoomAt = ({ x, y }: Point, factor: number) => {
    const box = stage.getBoundingClientRect();
    show(zoomed(view, factor, { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 }));
  };

  stage.addEventListener("pointerdown", ({ button, pointerId, x, y }) => {
    if (button !== 0) return;
    stage.setPointerCapture(pointerId);
    if (pointers.size === 0) travelled = 0;
    pointers.set(pointerId, { x, y });
  });
  stage.addEventListener("pointermove", ({ pointerId, x, y }) => {
    const before = pointers.get(pointerId);
    if (!before) return;
    const other = [...pointers].find(([id]) => id !== pointerId)?.[1];
    pointers.set(pointerId, { x, y });
    travelled += Math.hypot(x - before.x, y - before.y);
    // With two fingers, each moves the picture by half of its own distance.
    const fingers = other ? 2 : 1;
    if (other) {
      const apart = Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoomAt({ x: (x + other.x) / 2, y: (y + other.y) / 2 }, Math.hypot(x - other.x, y - other.y) / apart);
    }
    show(moved(view, { x: (x - before.x) / fingers, y: (y - before.y) / fingers }, size()));
  });
  stage.addEventListener("pointercancel", ({ pointerId }) => void pointers.delete(pointerId));
  stage.addEventListener("pointerup", (event) => {
    const wasDown = pointers.delete(event.pointerId);
    if (!wasDown || pointers.size > 0 || travelled > tremor) return;
    const isSecond = waiting !== undefined;
    if (view.scale > 1) return show(whole);
    if (event.pointerType === "mouse") return onPress();
    clearTimeout(waiting);
    waiting = undefined;
    if (isSecond) return zoomAt(event, doubleStep);
    waiting = setTimeout(() => {
      waiting = undefined;
      onPress();
    }, doublePressMs);
  });
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    zoomAt(event, 2 ** (-event.deltaY / (event.ctrlKey ? 100 : 400)));
  };
  stage.addEventListener("wheel", onWheel, { passive: false });
  const act = (key: string): boolean => {
    const next = afterKey(key, view, size());
    if (next) show(next);
    return next !== undefined;
  };
  stage.closest("dialog")?.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && act(event.key)) event.preventDefault();
  });
  return act;
}
