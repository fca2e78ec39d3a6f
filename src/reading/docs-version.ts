import { safeLocalStorage } from "./platform/storage";

/** Key that Docusaurus uses for the docs version a reader prefers. */
const docsVersionKey = "docs-preferred-version-default";

/** Remembers the version of the docs that was read last. A stored name that no longer exists is replaced by it too. */
export function rememberDocsVersion(name: string): void {
  if (safeLocalStorage.get(docsVersionKey) !== name) safeLocalStorage.set(docsVersionKey, name);
}
