import { decodePath } from "../../lib/paths";

/**
 * Returns the element that a hash, such as `location.hash`, points to. Decodes the hash, because
 * ids are plain text but a hash may be percent-encoded.
 */
export function hashTarget(hash: string): HTMLElement | null {
  const [id = ""] = hash.slice(1).split(":~:");
  return document.getElementById(decodePath(id));
}

/** Returns the words of the text fragment in a hash, such as `#id:~:text=a&text=b`. */
export function fragmentWords(hash: string): string[] {
  const [, directive = ""] = hash.split(":~:");
  return directive.split("&").flatMap((part) => (part.startsWith("text=") ? [decodePath(part.slice(5))] : []));
}

/**
 * Opens the closed disclosures and selects the tabs that hide the target of the hash. If it opens
 * or selects anything, it scrolls to the target.
 */
export function revealTarget(): void {
  const target = hashTarget(window.location.hash);
  let opened = false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      opened = true;
    }
    const tabId = element.matches("[role=tabpanel][hidden]") ? element.getAttribute("aria-labelledby") : null;
    if (tabId !== null) {
      document.getElementById(tabId)?.click();
      opened = true;
    }
  }
  if (opened) target?.scrollIntoView();
}
