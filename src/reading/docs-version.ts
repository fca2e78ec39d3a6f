import { safeLocalStorage } from "./platform/storage";

/** The key under which Docusaurus stores the preferred version of the docs. */
const docsVersionKey = "docs-preferred-version-default";

/** Remembers the version of the docs that was read last; it also replaces a stored name that no longer exists. */
export function rememberDocsVersion(name: string): void {
  if (safeLocalStorage.get(docsVersionKey) !== name) safeLocalStorage.set(docsVersionKey, name);
}
