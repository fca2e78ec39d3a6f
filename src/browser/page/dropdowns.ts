import { stepTo } from "../platform/elements";

const menus = "details:is([name=menu], [data-site-toc-bar])";

/**
 * Opens the navbar's menus on hover, one at a time. A menu that opened on hover closes when the
 * pointer leaves it, unless the reader has clicked its summary. The menus and the table of contents
 * bar close on Escape, on a press or focus outside, and when the reader follows one of their links.
 */
export function watchDropdowns(): void {
  /** The menu that is open because a pointer is over it. */
  let hovered: HTMLDetailsElement | undefined;
  const closeAllBut = (target: unknown) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${menus}[open]`))
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  for (const type of ["mousedown", "touchstart", "focusin"] as const)
    document.addEventListener(type, ({ target }) => closeAllBut(target), { passive: true });

  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[name=menu]")) {
    const enter = () => {
      if (menu.open) return;
      hovered = menu;
      menu.open = true;
    };
    menu.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && enter());
    menu.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType !== "mouse" || hovered !== menu) return;
      hovered = undefined;
      menu.open = false;
    });
    // For browsers that do not support the `name` attribute of `details`.
    menu.addEventListener("toggle", () => menu.open && closeAllBut(menu));
    // A pointer that is already over a menu fires no `pointerenter`.
    if (menu.matches(":hover") && window.matchMedia("(hover: hover)").matches) enter();
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const menu = target.closest<HTMLDetailsElement>(menus);
    if (menu && target.closest("a")) menu.open = false;
    // A click on a menu that opened on hover keeps the menu open. `detail` is 0 for a click from
    // the keyboard, so that the key toggles the menu natively.
    if (!menu || !target.closest("summary") || hovered !== menu || event.detail === 0) return;
    event.preventDefault();
    hovered = undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    const menu = (event.target as Element).closest<HTMLDetailsElement>(menus);
    if (!menu) return;
    if (event.key === "Escape" && menu.open) {
      event.stopPropagation();
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
    const links = [...menu.querySelectorAll("a")];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    // `current` is -1 if no link has the focus, such as when the summary has it.
    const next = stepTo(event.key, ["ArrowUp", "ArrowDown"], current, links.length);
    if (next === undefined) return;
    event.preventDefault();
    menu.open = true;
    links[next]?.focus();
  };
  // Captures events, so that other listeners do not receive an Escape that closes a menu.
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKey, true);
}
