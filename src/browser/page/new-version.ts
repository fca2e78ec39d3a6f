import { siteFiles } from "../../shared/site-files";
import { newVersionText } from "../../text/texts";
import { make, makeButton } from "../platform/elements";
import { safeSessionStorage } from "../platform/storage";
import { settings } from "../settings";

const dismissedKey = "dismissed-version";

/** Time in ms to wait after the network returns. An immediate check may get no response. */
const settlingMs = 2_000;

/**
 * A return to the tab triggers a check only if this many ms have passed since the page load or the
 * last check.
 */
const checkIntervalMs = 10 * 60_000;

/**
 * Checks the version on the server when the network returns, and when the tab becomes visible after
 * `checkIntervalMs`. If the version differs, offers a reload, unless the reader has dismissed that
 * version.
 */
export function offerNewVersion(version: string): void {
  let lookedAt = Date.now();
  const look = async () => {
    lookedAt = Date.now();
    const deployed = await serverVersion();
    if (deployed !== undefined && deployed !== version && safeSessionStorage.get(dismissedKey) !== deployed)
      offer(deployed);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - lookedAt > checkIntervalMs) void look();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener("online", () => {
    clearTimeout(timer);
    timer = setTimeout(look, settlingMs);
  });
}

function offer(version: string): void {
  const region = document.querySelector("[data-site-new-version]");
  const reload = makeButton("", newVersionText.reload, () => window.location.reload());
  const close = makeButton("", newVersionText.close, () => {
    safeSessionStorage.set(dismissedKey, version);
    region?.replaceChildren();
  });
  region?.replaceChildren(make("div", {}, make("span", {}, newVersionText.text), reload, close));
}

/**
 * Returns the version on the server. Returns undefined if the server does not respond in five
 * seconds, responds with an error, or responds with anything but JSON that contains a version.
 */
async function serverVersion(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(settings.baseUrl + siteFiles.version.slice(1), { cache: "no-store", signal });
    return response.ok ? ((await response.json()) as { readonly version?: string }).version : undefined;
  } catch {
    return undefined;
  }
}
