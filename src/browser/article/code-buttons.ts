import { controlsText } from "../../text/texts";
import { announce, confirmationMs, makeButton, onResize, scrollsSideways } from "../platform/elements";
import { whenLoaded } from "../platform/timing";

/** Adds a copy button to every code block of an article. */
export function addCopyButtons(root: ParentNode): void {
  for (const bar of root.querySelectorAll<HTMLElement>("figure.code > .code-bar")) {
    const code = bar.parentElement?.querySelector("pre > code");
    if (!code || bar.querySelector(".code-copy")) continue;
    const act = () => void copy(code, button);
    const button = makeButton("code-copy", controlsText.copy, act, nameIn(bar, controlsText.copyLabel));
    bar.append(button);
  }
}

async function copy(code: Element, button: HTMLButtonElement): Promise<void> {
  const text = commandsOf(code) ?? code.textContent ?? "";
  // The Clipboard API is missing on plain http, so `copySelection` is the fallback.
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  const copied = isCopied || copySelection(code, text);
  announce(copied ? controlsText.copied : controlsText.copyFailed);
  if (!copied) return;
  show(button, controlsText.copiedShort, true);
  setTimeout(() => show(button, controlsText.copy, false), confirmationMs);
}

/**
 * Changes the visible text but not the accessible name. The button has the focus, so a screen
 * reader would read a new name in addition to the announcement.
 */
function show(button: HTMLButtonElement, text: string, isCopied: boolean): void {
  button.textContent = text;
  button.toggleAttribute("data-site-copied", isCopied);
}

/** Scrolls a listing's button back into view when the reader folds the listing. */
export function watchFolds(): void {
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.matches(".code-more:not([open])"))
      target.scrollIntoView({ block: "nearest" });
  };
  // The `toggle` event does not bubble, so the listener captures it.
  document.addEventListener("toggle", onToggle, true);
}

/**
 * Returns the commands of a terminal session, without prompts and output, so that they can be
 * pasted into a terminal. Returns null for code without prompts.
 */
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

/** Placeholder for a prompt. It never occurs in code. */
const mark = "\u0000";

/**
 * Copies `text` with the `copy` command, in case the Clipboard API is denied or missing (plain
 * http). Browsers fire `copy` only for a selection, so this function selects the code. If copying
 * fails, the code stays selected.
 * @param text what to copy instead of the selection, such as the commands of a terminal session
 * @returns whether `text` was copied
 */
function copySelection(code: Element, text: string): boolean {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
  };
  const selection = window.getSelection();
  selection?.selectAllChildren(code);
  document.addEventListener("copy", onCopy);
  const copied = document.execCommand("copy");
  document.removeEventListener("copy", onCopy);
  if (copied) selection?.removeAllRanges();
  return copied;
}

/**
 * Adds a wrap button to each code block that scrolls sideways or has wrapped lines, and removes the
 * button from a block that no longer needs it.
 */
export function addWrapButtons(root: ParentNode): void {
  onResize(root.querySelectorAll("figure.code > pre"), (resized) => {
    for (const pre of resized) {
      const bar = pre.parentElement?.querySelector(".code-bar");
      const button = bar?.querySelector(".code-wrap");
      const isNeeded = scrollsSideways(pre) || pre.classList.contains("wrapped");
      if (!isNeeded) button?.remove();
      else if (!button) bar?.prepend(wrapButton(pre, bar));
    }
  });
}

function wrapButton(pre: Element, bar: Element): HTMLButtonElement {
  const wrap = () => {
    button.setAttribute("aria-pressed", String(pre.classList.toggle("wrapped")));
    // Few readers wrap lines, so this code is loaded on demand. If it fails to load, lines wrap
    // without an indent.
    whenLoaded(import("./rare-parts"), ({ hangLines }) => hangLines(pre.querySelector("code")));
  };
  const button = makeButton("code-wrap", controlsText.wrapShort, wrap, nameIn(bar, controlsText.wrap));
  button.setAttribute("aria-pressed", "false");
  return button;
}

/** Returns the name of a button with the title of its code block, so that names differ. */
function nameIn(bar: Element, name: string): string {
  const title = bar.parentElement?.querySelector(".code-title")?.textContent;
  return title ? name + controlsText.ofCode(title) : name;
}
