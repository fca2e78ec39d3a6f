import { safeLocalStorage } from "../../reading/platform/storage";
import type { Provider } from "./settings";

/** The session of a reader who has signed in: from the address, which is then cleaned, else the one kept; "" without. */
export function takeSession({ parameter, key }: Provider["session"]): string {
  const address = new URL(window.location.href);
  const brought = address.searchParams.get(parameter);
  if (brought === null) return safeLocalStorage.get(key) ?? "";
  safeLocalStorage.set(key, brought);
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, "", address);
  return brought;
}

export function endSession({ key }: Provider["session"]): void {
  safeLocalStorage.remove(key);
}
