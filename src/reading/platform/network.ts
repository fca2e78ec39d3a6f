interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Network Information API; only Chromium has it. */
function connection(): Connection {
  return (navigator as Navigator & { readonly connection?: Connection }).connection ?? {};
}

/** Whether the reader has asked the browser to use less data. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Whether the network is too slow, or too dear, to fetch what nobody has asked for. */
export function isSlowOrSaving(): boolean {
  return savesData() || /2g/.test(connection().effectiveType ?? "");
}
