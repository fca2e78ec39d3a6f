import { controlsText } from "../../text/article-controls";
import { makeButton } from "./element";

/** Offers to wrap the lines of those code blocks that scroll. */
export function addWrapButtons(root: ParentNode): void {
  if (typeof ResizeObserver === "undefined") return;
  const observer = new ResizeObserver((entries) => {
    // While another page is shown, a kept text has no widths.
    for (const { target } of entries) if (target.isConnected) update(target);
  });
  for (const pre of root.querySelectorAll("figure.code > pre")) observer.observe(pre);
}

function update(pre: Element): void {
  const bar = pre.parentElement?.querySelector<HTMLElement>(".code-bar");
  if (!bar) return;
  const existing = bar.querySelector<HTMLButtonElement>(".code-wrap");
  const isWrapped = pre.classList.contains("wrapped");
  const scrolls = pre.scrollWidth > pre.clientWidth + 1;
  if (scrolls && !existing) bar.prepend(wrapButton(pre));
  else if (existing && !scrolls && !isWrapped) existing.remove();
}

function wrapButton(pre: Element): HTMLButtonElement {
  const button = makeButton("code-wrap", controlsText.wrapShort);
  button.setAttribute("aria-label", controlsText.wrap);
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", () => {
    button.setAttribute("aria-pressed", String(pre.classList.toggle("wrapped")));
    // Few readers wrap code. Without this its lines wrap as well, but do not hang.
    import("./rare-parts").then(
      ({ hangLines }) => hangLines(pre.querySelector("code")),
      () => {},
    );
  });
  return button;
}
