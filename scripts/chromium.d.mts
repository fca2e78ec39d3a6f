/** See chromium.mjs. */
export function installedChromium(): string | undefined;
