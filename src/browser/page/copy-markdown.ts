import { controlsText } from "../../text/texts";
import { announce, confirmationMs } from "../platform/elements";
import { finishProgress, startProgress } from "./progress-bar";

const text = controlsText.markdown;

/**
 * Copies the Markdown file that the link after the button points to. Sets the state on the button's
 * parent, so that the stylesheet can show the link if copying fails.
 */
export async function copyMarkdown(button: HTMLElement): Promise<void> {
  const address = (button.nextElementSibling as HTMLAnchorElement).href;
  startProgress(() => void copyMarkdown(button));
  const copied = await copyFile(address).then(
    () => true,
    () => false,
  );
  finishProgress();
  show(button, copied ? "copied" : "failed", copied ? controlsText.copied : text.failedShort);
  announce(copied ? controlsText.copied : text.failed);
  if (copied) setTimeout(() => show(button, "idle", text.copy), confirmationMs);
}

/**
 * Changes the visible text but not the accessible name. The button has the focus, so a screen
 * reader would read a new name in addition to the announcement.
 */
function show(button: HTMLElement, state: "idle" | "copied" | "failed", label: string): void {
  button.setAttribute("aria-label", text.copy);
  button.textContent = label;
  if (button.parentElement) button.parentElement.dataset["siteState"] = state;
}

/**
 * Copies a file to the clipboard. Passes the clipboard a promise of the file's text, because Safari
 * allows clipboard writes only in the task of the click, not after a download.
 */
async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  });
  const type = "text/plain";
  try {
    const item = new ClipboardItem({ [type]: text.then((value) => new Blob([value], { type })) });
    await navigator.clipboard.write([item]);
  } catch {
    // The browser denied the write or does not support ClipboardItem. If the download failed, this
    // throws its error.
    await navigator.clipboard.writeText(await text);
  }
}
