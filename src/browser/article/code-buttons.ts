import { controlsText } from "../../text/texts";
import { announce, confirmationMs, makeButton, onResize, scrollsSideways } from "../platform/elements";

/** Puts a copy button on every code block of an article. */
export function addCopyButtons(root: ParentNode): void {
  for (const bar of root.querySelectorAll<HTMLElement>("figure.code > .code-bar")) {
    const code = bar.parentElement?.querySelector("pre > code");
    if (!code || bar.querySelector(".code-copy")) continue;
    const act = () => void copy(code, button);
    const button = makeButton("code-copy", controlsText.copy, act, controlsText.copyLabel);
    bar.append(button);
  }
}

async function copy(code: Element, button: HTMLButtonElement): Promise<void> {
  const text = commandsOf(code) ?? code.textContent ?? "";
  // Plain http has no clipboard.
  const written = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const copied = written || copySelection(code);
  announce(copied ? controlsText.copied : controlsText.copyFailed);
  if (copied) confirm(button);
}

/** The commands of a terminal session without their prompts and output, ready for a terminal; null for other code. */
export function commandsOf(code: Element): string | null {
  const copy = code.cloneNode(true) as Element;
  const prompts = copy.querySelectorAll(".prompt");
  if (prompts.length === 0) return null;
  for (const prompt of prompts) prompt.textContent = mark;
  let isOpen = false;
  const lines = (copy.textContent ?? "").split("\n").filter((line) => {
    const isCommand = line.startsWith(mark) || isOpen;
    isOpen = isCommand && line.endsWith("\\");
    return isCommand;
  });
  return lines.map((line) => line.replace(mark, "")).join("\n");
}

/** Stands for a prompt; no code has it. */
const mark = "\u0000";

function confirm(button: HTMLButtonElement): void {
  button.textContent = controlsText.copied;
  button.setAttribute("aria-label", controlsText.copied);
  button.dataset.copied = "";
  setTimeout(() => {
    button.textContent = controlsText.copy;
    button.setAttribute("aria-label", controlsText.copyLabel);
    delete button.dataset.copied;
  }, confirmationMs);
}

/** Fallback where the clipboard is denied or missing (plain http). If this fails too, the code stays selected. */
function copySelection(code: Element): boolean {
  const selection = window.getSelection();
  selection?.selectAllChildren(code);
  const copied = document.execCommand("copy");
  if (copied) selection?.removeAllRanges();
  return copied;
}

/** Offers to wrap the lines of those code blocks that scroll. */
export function addWrapButtons(root: ParentNode): void {
  onResize(root.querySelectorAll("figure.code > pre"), (resized) => {
    for (const pre of resized) update(pre);
  });
}

function update(pre: Element): void {
  const bar = pre.parentElement?.querySelector<HTMLElement>(".code-bar");
  if (!bar) return;
  const existing = bar.querySelector<HTMLButtonElement>(".code-wrap");
  const isWrapped = pre.classList.contains("wrapped");
  const scrolls = scrollsSideways(pre);
  if (scrolls && !existing) bar.prepend(wrapButton(pre));
  else if (existing && !scrolls && !isWrapped) existing.remove();
}

function wrapButton(pre: Element): HTMLButtonElement {
  const wrap = () => {
    button.setAttribute("aria-pressed", String(pre.classList.toggle("wrapped")));
    // Rarely used, so loaded on demand. If it fails, lines wrap without indent.
    import("./rare-parts").then(
      ({ hangLines }) => hangLines(pre.querySelector("code")),
      () => {},
    );
  };
  const button = makeButton("code-wrap", controlsText.wrapShort, wrap, controlsText.wrap);
  button.setAttribute("aria-pressed", "false");
  return button;
}
