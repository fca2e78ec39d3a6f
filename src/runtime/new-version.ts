import { buildHash, serverBuildHash } from "../gatsby/client/gatsby-runtime";
import { safeSessionStorage } from "../reading/platform/storage";

const key = "moved-to-version";
const dismissedKey = "dismissed-version";

/**
 * When old code meets new data, something may break. Where the server has another version by now, the page moves to it,
 * once for each version: a deployment that is broken itself must not make the page load itself for ever. Without a
 * storage that remembers this, nothing is loaded.
 * @returns whether the page is being loaded anew
 */
export async function moveToNewVersion(reload = () => window.location.reload()): Promise<boolean> {
  const version = await currentVersion();
  if (!version || version === buildHash() || safeSessionStorage.get(key) === version) return false;
  safeSessionStorage.set(key, version);
  if (safeSessionStorage.get(key) !== version) return false;
  reload();
  return true;
}

/** A network that has just come back does not answer at once, and the service worker would say what it knows from before. */
const settlingMs = 2_000;

/** A reader who comes back to the page after less than this is not asked about again. */
const checkIntervalMs = 10 * 60_000;

/**
 * Looks for another version on the server when the reader comes back to the page, or the network does.
 * @param onFound called with the version; each is told of once, and not again in this tab after `dismissVersion`
 * @returns stops looking
 */
export function watchNewVersion(onFound: (version: string) => void): () => void {
  let lookedAt = Date.now();
  const look = async () => {
    lookedAt = Date.now();
    const version = await currentVersion();
    if (version && version !== buildHash() && safeSessionStorage.get(dismissedKey) !== version) onFound(version);
  };
  const onReturn = () => {
    if (document.visibilityState === "visible" && Date.now() - lookedAt > checkIntervalMs) void look();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onOnline = () => {
    clearTimeout(timer);
    timer = setTimeout(look, settlingMs);
  };
  // `gatsby develop` has no versions.
  if (buildHash() === undefined) return () => {};
  document.addEventListener("visibilitychange", onReturn);
  window.addEventListener("online", onOnline);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onReturn);
    window.removeEventListener("online", onOnline);
  };
}

/** The reader wants to stay with what is open. */
export function dismissVersion(version: string): void {
  safeSessionStorage.set(dismissedKey, version);
}

async function currentVersion(): Promise<string | undefined> {
  try {
    return await serverBuildHash();
  } catch {
    return undefined;
  }
}
