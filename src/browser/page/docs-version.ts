import { safeLocalStorage } from "../platform/storage";

/** The key under which Docusaurus stores the preferred version of the docs. */
const docsVersionKey = "docs-preferred-version-default";

/**
 * Remembers the version of the docs that is being read, which the page names for DocSearch's crawler; it also replaces a
 * stored name that no longer exists.
 */
export function rememberDocsVersion(): void {
  const name = document.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content;
  if (name && safeLocalStorage.get(docsVersionKey) !== name) safeLocalStorage.set(docsVersionKey, name);
}
