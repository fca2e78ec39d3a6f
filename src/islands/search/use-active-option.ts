import { useLayoutEffect, useState } from "react";
import { isComposing } from "../../browser/platform/keys";
import type { Option } from "./panel-options";

/**
 * Returns the index of the active option, or -1 if there is none, and a function that sets the
 * index. ↑ and ↓ activate another option and wrap around. Enter opens the active option: in a new
 * tab with Ctrl or Command, in a new window with Shift.
 * @param forget called with the active option when Delete is pressed
 */
export function useActiveOption(
  input: HTMLInputElement,
  options: readonly Option[],
  forget?: (option: Option) => void,
): [number, (index: number) => void] {
  const first = options[0]?.href;
  const [chosen, setChosen] = useState({ first, index: 0 });
  // New results select the first row again. This happens during the render, so that it does not
  // undo a key press.
  const active = chosen.first === first ? chosen.index : 0;
  const shown = options.length === 0 ? -1 : Math.min(active, options.length - 1);
  const setActive = (index: number) => setChosen({ first, index });
  // Listens as soon as the rows are rendered, because a key pressed after that applies to them.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event) || options.length === 0) return;
      const step = stepOf(event.key);
      const option = options[shown];
      if (step !== 0) setActive((shown + step + options.length) % options.length);
      else if (event.key === "Enter") open(event, option);
      else if (event.key === "Delete" && forget && option) forget(option);
      else return;
      event.preventDefault();
    };
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  });
  return [shown, setActive];
}

function stepOf(key: string): number {
  if (key === "ArrowUp") return -1;
  return key === "ArrowDown" ? 1 : 0;
}

function open(event: KeyboardEvent, option: Option | undefined): void {
  if (!option) return;
  if (event.ctrlKey || event.metaKey) window.open(option.href, "_blank", "noopener");
  else if (event.shiftKey) window.open(option.href, "_blank", "noopener,popup");
  else document.querySelector<HTMLElement>('.search-panel-option [aria-selected="true"]')?.click();
}
