/** The Network Information API, which only Chromium has. */
interface WithConnection {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Whether the reader has asked the browser to use less data. */
export function savesData(): boolean {
  return (navigator as WithConnection).connection?.saveData === true;
}

/** Whether the network is too slow, or too dear, to fetch what nobody has asked for. */
export function isSlowOrSaving(): boolean {
  return savesData() || /2g/.test(`${(navigator as WithConnection).connection?.effectiveType}`);
}
