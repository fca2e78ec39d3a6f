import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";

/**
 * Opens on hover and closes on leaving, one at a time; a click while hovering keeps it open. Pressing, touching or focusing anything
 * outside closes it, and so does Escape, which restores the focus. Enter and Space work natively.
 */
export function useDropdown(ref: RefObject<HTMLDetailsElement | null>) {
  const openedByHover = useRef(false);

  useEffect(() => {
    const element = ref.current;
    // The pointer was there before the scripts: it has entered already.
    if (element && !element.open && window.matchMedia("(hover: hover)").matches && element.matches(":hover")) {
      openedByHover.current = true;
      element.open = true;
    }
    const closeOutside = (event: Event) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    const types = ["mousedown", "touchstart", "focusin"] as const;
    for (const type of types) document.addEventListener(type, closeOutside, { passive: true });
    return () => {
      for (const type of types) document.removeEventListener(type, closeOutside);
    };
  }, [ref]);

  return {
    /** For browsers that do not know `name` of details. */
    onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
      if (!currentTarget.open) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${currentTarget.name}"][open]`))
        if (other !== currentTarget) other.open = false;
    },
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLDetailsElement>) {
      if (pointerType !== "mouse" || currentTarget.open) return;
      openedByHover.current = true;
      currentTarget.open = true;
    },
    onPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLDetailsElement>) {
      if (pointerType !== "mouse" || !openedByHover.current) return;
      openedByHover.current = false;
      currentTarget.open = false;
    },
    onClick(event: MouseEvent<HTMLDetailsElement>) {
      const element = event.target as Element;
      if (element.closest("a")) event.currentTarget.open = false;
      // `detail` is 0 for a click by key, which toggles natively.
      if (!element.closest("summary") || !openedByHover.current || event.detail === 0) return;
      event.preventDefault();
      openedByHover.current = false;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    },
    onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
      if (event.key === "Escape" && event.currentTarget.open) close(event);
      else if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) walk(event);
    },
  };
}

function close(event: KeyboardEvent<HTMLDetailsElement>): void {
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

function walk(event: KeyboardEvent<HTMLDetailsElement>): void {
  event.preventDefault();
  const menu = event.currentTarget;
  menu.open = true;
  const links = [...menu.querySelectorAll("a")];
  links[nextItem(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length)]?.focus();
}

/** The link that a key moves to; -1 is the summary. Arrows wrap around. */
export function nextItem(key: string, current: number, length: number): number {
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  if (key === "ArrowDown") return (current + 1) % length;
  return current <= 0 ? length - 1 : current - 1;
}
