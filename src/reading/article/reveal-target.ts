import { decodeHash, type RouteLocation } from "../../runtime/route-focus";

/**
 * Opens what hides the target of the address' hash: a closed disclosure, or a tab that is not the chosen one.
 * @returns stops listening
 */
export function revealTargets(root: HTMLElement): () => void {
  const reveal = () => revealTarget(root);
  reveal();
  window.addEventListener("hashchange", reveal);
  return () => window.removeEventListener("hashchange", reveal);
}

/** Our own navigation to a place of the open page, as from the search by key, changes no hash in the browser's eyes. */
export function showTarget({ action }: RouteLocation): void {
  if (action !== "POP") revealTarget(document.body);
}

/** Opens what hides the target, now. */
export function revealTarget(root: HTMLElement): void {
  const target = document.getElementById(decodeHash(window.location.hash));
  if (target && root.contains(target) && open(target, root)) target.scrollIntoView();
}

function open(target: Element, root: Element): boolean {
  let opened = false;
  for (let element: Element | null = target; element && element !== root; element = element.parentElement) {
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
  return opened;
}
