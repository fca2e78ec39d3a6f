import { readyAttribute, readyEvent } from "../shared/ready";

/** Tells the script that loaded the others that the page answers now. Effects of this moment come first. */
export function announceReady(): void {
  setTimeout(() => {
    document.documentElement.setAttribute(readyAttribute, "");
    document.dispatchEvent(new Event(readyEvent));
  }, 0);
}
