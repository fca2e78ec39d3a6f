/** See chromium.mjs. */
export function installedChromium(): string | undefined;
/** See chromium.mjs. */
export function findChromium(): string | undefined;
