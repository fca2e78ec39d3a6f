import { buildHash, serverBuildHash } from "../gatsby/client/gatsby-runtime";
import { safeSessionStorage } from "./platform/storage";

const key = "moved-to-version";
const queryKey = "moved-query";
const dismissedKey = "dismissed-version";

/**
 * Reloads the page if the server has another version by now: old code may crash on new data, or ask for files that are
 * gone. Once per version, or a broken deployment would reload for ever; without storage to remember that, never.
 * @param baseUrl path prefix of the site, with a slash at both ends
 * @param query of a search that is open, to be opened again
 * @returns whether the page is being reloaded
 */
export async function moveToNewVersion(
  baseUrl: string,
  { query, reload = () => window.location.reload() }: { query?: string | null; reload?: () => void } = {},
): Promise<boolean> {
  const version = await newVersion(key, baseUrl);
  if (version === undefined) return false;
  safeSessionStorage.set(key, version);
  if (safeSessionStorage.get(key) !== version) return false;
  if (query != null) safeSessionStorage.set(queryKey, query);
  reload();
  return true;
}

/** The query of a search that was open when `moveToNewVersion` reloaded the page; null if there was none. Once. */
export function takeMovedQuery(): string | null {
  const query = safeSessionStorage.get(queryKey);
  if (query !== null) safeSessionStorage.remove(queryKey);
  return query;
}

/** A network that has just come back does not answer at once, and the service worker would answer from its cache. */
const settlingMs = 2_000;

/** Least time between two checks when the reader returns to the tab. */
const checkIntervalMs = 10 * 60_000;

/**
 * Checks for another version on the server when the tab is shown again, or the network is back.
 * @param baseUrl path prefix of the site, with a slash at both ends
 * @param onFound called with the version, but not in this tab after `dismissVersion`
 * @returns stops checking
 */
export function watchNewVersion(baseUrl: string, onFound: (version: string) => void): () => void {
  let lookedAt = Date.now();
  const look = async () => {
    lookedAt = Date.now();
    const version = await newVersion(dismissedKey, baseUrl);
    if (version !== undefined) onFound(version);
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

/** The reader does not want to be told of this version again. */
export function dismissVersion(version: string): void {
  safeSessionStorage.set(dismissedKey, version);
}

/** The server's version, unless it is this page's or unknown, or stored under a key already. */
async function newVersion(storedAs: string, baseUrl: string): Promise<string | undefined> {
  const version = await serverBuildHash(baseUrl);
  return version && version !== buildHash() && safeSessionStorage.get(storedAs) !== version ? version : undefined;
}
