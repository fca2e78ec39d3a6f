import { type RefObject, useLayoutEffect, useState } from "react";

/** ARIA roles of the input, which controls the grid of results. */
const combobox = { role: "combobox", "aria-haspopup": "grid", "aria-expanded": "true" };

/**
 * DocSearch marks its container up as a button. This makes it a dialog, and inserts an element between the input and
 * the results. React updates attributes only where its own values change, so these stay.
 * @returns the inserted element, after the first layout
 */
export function useDialog(root: RefObject<HTMLElement | null>, label: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const container = root.current?.querySelector(".DocSearch-Container");
    const results = container?.querySelector(".DocSearch-Dropdown");
    if (!container || !results) return;
    container.setAttribute("role", "dialog");
    container.setAttribute("aria-modal", "true");
    container.setAttribute("aria-label", label);
    for (const name of ["tabindex", "aria-haspopup", "aria-expanded", "aria-labelledby"])
      container.removeAttribute(name);
    for (const part of container.querySelectorAll("header, footer")) part.setAttribute("role", "presentation");
    const input = container.querySelector("input");
    for (const [name, value] of Object.entries(combobox)) input?.setAttribute(name, value);
    const place = document.createElement("div");
    results.before(place);
    setSlot(place);
  }, [root, label]);
  return slot;
}
