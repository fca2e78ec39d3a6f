/** Shared by all menus: the browser keeps only one `<details>` of a name open. */
export const menuName = "menu";

const menus = `details[name=${menuName}]`;

/**
 * Menus open on hover and close on leaving, one at a time; a click while hovering keeps one open. Pressing, touching or
 * focusing anything outside closes it, and so does Escape, which restores the focus. Enter and Space work natively.
 */
export function watchDropdowns(): void {
  /** The one that is open because a pointer is over it. */
  let hovered: Element | undefined;
  const hover = (menu: HTMLDetailsElement) => {
    if (menu.open) return;
    hovered = menu;
    menu.open = true;
  };
  const closeAllBut = (target: unknown) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${menus}[open]`))
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (menu: HTMLDetailsElement, event: DocumentEventMap[Type], target: Element) => void,
  ) => {
    // In the capture phase, for those that do not bubble.
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        const menu = target instanceof Element ? target.closest<HTMLDetailsElement>(menus) : null;
        if (menu) act(menu, event, target as Element);
      },
      true,
    );
  };

  for (const type of ["mousedown", "touchstart", "focusin"] as const)
    document.addEventListener(type, ({ target }) => closeAllBut(target), { passive: true });
  // For browsers that do not know `name` of details.
  on("toggle", (menu, _, target) => {
    if (target === menu && menu.open) closeAllBut(menu);
  });
  on("pointerenter", (menu, { pointerType }, target) => {
    if (target === menu && pointerType === "mouse") hover(menu);
  });
  on("pointerleave", (menu, { pointerType }, target) => {
    if (target !== menu || pointerType !== "mouse" || hovered !== menu) return;
    hovered = undefined;
    menu.open = false;
  });
  on("click", (menu, event, target) => {
    if (target.closest("a")) menu.open = false;
    // `detail` is 0 for a click by key, which toggles natively.
    if (!target.closest("summary") || hovered !== menu || event.detail === 0) return;
    event.preventDefault();
    hovered = undefined;
  });
  on("keydown", (menu, event) => {
    if (event.key === "Escape" && menu.open) close(menu, event);
    else if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key)) walk(menu, event);
  });
  // A pointer already over a menu fires no `pointerenter`.
  const menu = document.querySelector<HTMLDetailsElement>(`${menus}:hover`);
  if (menu && window.matchMedia("(hover: hover)").matches) hover(menu);
}

function close(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

function walk(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  event.preventDefault();
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
