import { withPrefix } from "gatsby";
import { textAttribute } from "../contract/published-files";
import { interceptLoadPage, loadPage } from "../gatsby/client/gatsby-runtime";
import { parseAhead } from "../reading/article/parsed-text";
import { withoutLayoutStyles } from "../reading/deferred-layout";

/** Texts by the address of their file. None is evicted: they are small beside the pages that Gatsby keeps. */
const texts = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

/**
 * Caches the texts that are inlined in the document. To be called before React renders: later an element may hold
 * another text than its attribute says, and buttons.
 */
export function cacheInlinedTexts(): void {
  for (const place of document.querySelectorAll(`[${textAttribute}]`)) {
    texts.set(place.getAttribute(textAttribute) ?? "", withoutLayoutStyles(place.innerHTML));
  }
}

/**
 * HTML of a text that was fetched before or inlined in the document.
 * @param file address inside the site, as GraphQL gives it
 */
export function cachedText(file: string): string | undefined {
  return texts.get(file);
}

/** HTML of a text, fetched if it is not cached. Rejects where that fails. */
export function loadText(file: string): Promise<string> {
  const known = cachedText(file);
  if (known !== undefined) return Promise.resolve(known);
  const underWay = loading.get(file) ?? fetchText(file).finally(() => loading.delete(file));
  loading.set(file, underWay);
  return underWay;
}

/** Makes Gatsby's loader fetch a page's texts with its data: a page is shown once all of it is there. */
export function loadTextsWithPages(): void {
  interceptLoadPage((load) => async (path) => {
    const resources = await load(path);
    if (!resources || resources.status === "error") return resources;
    try {
      await Promise.all(textFilesOf(resources.json?.data).map(loadText));
      return resources;
    } catch {
      return { ...resources, status: "error" };
    }
  });
}

/** Loads a page that the reader is about to open, and parses its text; a list has several, which are short. */
export async function preloadPage(path: string): Promise<void> {
  const [file, another] = textFilesOf((await loadPage(path))?.json?.data);
  const html = file !== undefined && another === undefined ? texts.get(file) : undefined;
  if (html !== undefined) parseAhead(html);
}

async function fetchText(file: string): Promise<string> {
  const response = await fetch(withPrefix(file));
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const text = (await response.json()) as string;
  texts.set(file, text);
  return text;
}

/** Every `textFile` and `previewFile` in the result of a page's query. */
function textFilesOf(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    (name === "textFile" || name === "previewFile") && typeof value === "string" ? [value] : textFilesOf(value),
  );
}
