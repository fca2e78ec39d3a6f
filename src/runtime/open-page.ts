import { preparePage } from "./prepare-page";

let latest = 0;

/**
 * Opens a page of the site: inside this document if its code and data load, else with a full load, which also reaches
 * addresses that are no pages of Gatsby's, such as files in static/. Of several navigations in progress the last one
 * counts.
 * @param show navigates inside this document
 * @param onStay called when the server cannot be reached: the open page stays
 */
export async function openPage(to: string, show: (address: string) => void, onStay: () => void): Promise<void> {
  latest += 1;
  const mine = latest;
  const { kind, address } = await preparePage(to);
  if (mine !== latest) return;
  if (kind === "load" || kind === "missing") return window.location.assign(address);
  if (kind !== "unreachable") return show(address);
  onStay();
}

/** Cancels the navigation in progress: the reader has gone elsewhere. */
export function forgetOpening(): void {
  latest += 1;
}
