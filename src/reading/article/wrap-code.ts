import { readingText } from "../../text/reading";
import { makeButton } from "./element";

/**
 * Offers to wrap the lines of those code blocks that scroll.
 * @returns stops watching their width
 */
export function addWrapButtons(root: ParentNode): () => void {
  if (typeof ResizeObserver === "undefined") return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target);
  });
  for (const pre of root.querySelectorAll("figure.code > pre")) observer.observe(pre);
  return () => observer.disconnect();
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
  const button = makeButton("code-wrap", readingText.wrapShort);
  button.setAttribute("aria-label", readingText.wrap);
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", () => {
    const code = pre.querySelector("code");
    if (code) hangLines(code);
    button.setAttribute("aria-pressed", String(pre.classList.toggle("wrapped")));
  });
  return button;
}

/** Most columns that a wrapped line hangs by: a narrow screen needs the rest. */
const mostHanging = 12;

/**
 * Makes an element of each line and notes how far its continuation hangs: two columns more than the line begins. Few
 * readers wrap code, so that lines have no elements of their own before.
 * @param code its text keeps its line breaks, and so copies as before
 */
export function hangLines(code: Element): void {
  if (code.hasAttribute("data-lines")) return;
  code.setAttribute("data-lines", "");
  for (const line of linesOf(code)) {
    const indent = /^[ \t]*/.exec(line.textContent ?? "")?.[0].replaceAll("\t", "    ").length ?? 0;
    line.style.setProperty("--hang", `${Math.min(indent + 2, mostHanging)}ch`);
  }
}

/** The elements of the lines; what is outside of one gets its own. A line's tokens never hold a line break. */
function linesOf(code: Element): HTMLElement[] {
  const lines: HTMLElement[] = [];
  let open: HTMLElement | undefined;
  for (const node of [...code.childNodes]) {
    if (node instanceof HTMLElement && node.classList.contains("line")) {
      lines.push(node);
      open = undefined;
      continue;
    }
    const texts = node instanceof Text ? node.data.split("\n") : [node];
    for (const [index, text] of texts.entries()) {
      if (index > 0) {
        code.insertBefore(document.createTextNode("\n"), node);
        open = undefined;
      }
      if (text === "") continue;
      if (!open) {
        open = document.createElement("span");
        open.className = "line";
        code.insertBefore(open, node);
        lines.push(open);
      }
      open.append(text);
    }
    if (node instanceof Text) node.remove();
  }
  return lines;
}
