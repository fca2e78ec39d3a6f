import { decodePath } from "../../lib/paths";

/** The element that a hash, as in `location.hash`, names: ids are plain text, a hash may be percent-encoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const [id = ""] = hash.slice(1).split(":~:");
  return document.getElementById(decodePath(id));
}

/** The words of the text fragment in a hash, `#id:~:text=a&text=b`. */
export function fragmentWords(hash: string): string[] {
  const [, directive = ""] = hash.split(":~:");
  return directive.split("&").flatMap((part) => (part.startsWith("text=") ? [decodePath(part.slice(5))] : []));
}

/** Opens closed disclosures and unselected tabs around the hash's target, and scrolls to it if there were any. */
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
