import { waitingText } from "../../text/site";

const id = "notice";

/**
 * The policy forbids style attributes in HTML, not styles that a script sets; and the stylesheet of what only scripts
 * show may be among what did not load.
 */
const boxStyle =
  "position:fixed;z-index:201;inset:auto 1rem 1rem;width:fit-content;max-width:24rem;margin:auto;padding:1rem 1.25rem;" +
  "border:1px solid var(--danger);border-radius:var(--radius);background:var(--raised);color:var(--danger);box-shadow:var(--shadow)";
const buttonStyle =
  "min-height:2rem;margin:.75rem .75rem 0 0;padding:0 1rem;border:1px solid;border-radius:var(--radius);background:none;color:inherit;font:inherit;cursor:pointer";

let ends = new AbortController();

/**
 * Shows a red box saying something has not loaded, with 重试. It closes with 关闭, Escape, the next notice or when
 * the network returns. No automatic retry, since the reader may have read on. No React, which may itself be
 * missing.
 */
export function showNotice(text: string, onRetry: () => void): void {
  closeNotice();
  ends = new AbortController();
  const { signal } = ends;
  const box = document.createElement("div");
  const line = document.createElement("p");
  Object.assign(box, { id, role: "alert" });
  box.style.cssText = boxStyle;
  line.textContent = text;
  line.style.margin = "0";
  box.append(
    line,
    button(waitingText.retry, onRetry),
    button(waitingText.close, () => {}),
  );
  document.body.append(box);
  window.addEventListener("online", closeNotice, { signal });
  window.addEventListener("keydown", (event) => event.key === "Escape" && !event.defaultPrevented && closeNotice(), {
    signal,
  });
}

/** Closes it, if there is one. */
export function closeNotice(): void {
  ends.abort();
  // Found by its id: the start script, which may have shown it, is a separate bundle.
  document.getElementById(id)?.remove();
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.style.cssText = buttonStyle;
  element.addEventListener("click", () => {
    closeNotice();
    act();
  });
  return element;
}
