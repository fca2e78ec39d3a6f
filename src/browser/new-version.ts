import { safeSessionStorage } from "./storage";

const key = "moved-to-version";

/**
 * When old code meets new data, something may break. Where the server has another version by now, the page moves to it,
 * once for each version: a deployment that is broken itself must not make the page load itself for ever. Without a
 * storage that remembers this, nothing is loaded.
 * @returns whether the page is being loaded anew
 */
export async function moveToNewVersion(reload = () => window.location.reload()): Promise<boolean> {
  const version = await currentVersion();
  if (!version || version === window.___webpackCompilationHash || safeSessionStorage.get(key) === version) return false;
  safeSessionStorage.set(key, version);
  if (safeSessionStorage.get(key) !== version) return false;
  reload();
  return true;
}

async function currentVersion(): Promise<string | undefined> {
  try {
    return (await window.___loader?.loadAppData())?.webpackCompilationHash;
  } catch {
    return undefined;
  }
}
