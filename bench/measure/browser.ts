import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

/** Flags that let Chromium run as root in a container and turn off its background network use. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a headless Chromium with an empty profile. */
export function startChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}
