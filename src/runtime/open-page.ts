import { setLoadFailure } from "./load-failure";
import { preparePage } from "./prepare-page";

let latest = 0;

/**
 * Goes to a page of the site: inside this document where its code and data come, else with one full load, which takes the
 * reader to whatever the server has now, be it a demonstration in static/ that is no page of Gatsby's. Where there is no server to ask, the open page stays and says so.
 * Of several navigations under way the last one counts.
 * @param show changes to the page inside this document
 * @param onStay called when the open page stays
 */
export async function openPage(to: string, show: (address: string) => void, onStay: () => void): Promise<void> {
  latest += 1;
  const mine = latest;
  setLoadFailure(null);
  const { kind, address } = await preparePage(to);
  if (mine !== latest) return;
  if (kind === "load" || kind === "missing") return window.location.assign(address);
  if (kind !== "unreachable") return show(address);
  setLoadFailure(() => void openPage(to, show, onStay));
  onStay();
}

/** The reader has gone elsewhere by Back or Forward: what is still being loaded is no longer wanted. */
export function forgetOpening(): void {
  latest += 1;
  setLoadFailure(null);
}
