import { stepTo } from "../platform/elements";

/** Shared by all menus: the browser keeps only one `<details>` of a name open. */
export const menuName = "menu";

/** Attribute of the bar above a text that names the section being read and opens the contents. */
export const tocBarAttribute = "data-toc-bar";

const menus = `details:is([name=${menuName}], [${tocBarAttribute}])`;

/**
 * Menus of the navbar open on hover and close on leaving, one at a time; a click while hovering keeps one open. Pressing,
 * touching or focusing anything outside a menu or the contents closes it, and so does Escape, which restores the focus. Enter
 * and Space work natively.
 */
export function watchDropdowns(): void {
  /** The one that is open because a pointer is over it. */
  let hovered: Element | undefined;
  const hover = (menu: HTMLDetailsElement) => {
    if (menu.open || menu.name !== menuName) return;
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
    const listener = (event: DocumentEventMap[Type]) => {
      const { target } = event;
      const menu = target instanceof Element ? target.closest<HTMLDetailsElement>(menus) : null;
      if (menu) act(menu, event, target as Element);
    };
    // In the capture phase, for those that do not bubble.
    document.addEventListener(type, listener, true);
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
    if (event.key === "Escape" && menu.open) {
      event.stopPropagation();
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
    const links = [...menu.querySelectorAll("a")];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    // -1 is the summary.
    const next = stepTo(event.key, ["ArrowUp", "ArrowDown"], current, links.length);
    if (next === undefined) return;
    event.preventDefault();
    menu.open = true;
    links[next]?.focus();
  });
  // A pointer already over a menu fires no `pointerenter`.
  const menu = document.querySelector<HTMLDetailsElement>(`${menus}:hover`);
  if (menu && window.matchMedia("(hover: hover)").matches) hover(menu);
}
