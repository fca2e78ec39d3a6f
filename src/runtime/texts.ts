import { withPrefix } from "gatsby";
import { textAttribute } from "../contract/published-files";
import { interceptLoadPage, loadPage } from "../gatsby/client/gatsby-runtime";
import { parseAhead, takeNodes } from "../reading/article/parsed-text";

/** Texts by the address of their file. None is evicted: they are small beside the pages that Gatsby keeps. */
const texts = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

/** Texts that came with the document, and their nodes while another page is shown. */
const ownTexts = new Map<string, DocumentFragment | null>();

/** Notes the texts that are inlined in the document, so that they are not loaded again. */
export function noteInlinedTexts(): void {
  for (const place of document.querySelectorAll(`[${textAttribute}]`)) {
    ownTexts.set(place.getAttribute(textAttribute) ?? "", null);
  }
}

/**
 * The nodes of a text, which the caller may move; undefined where it has not been loaded.
 * @param file address inside the site, as GraphQL gives it
 */
export function takeText(file: string): DocumentFragment | undefined {
  const own = ownTexts.get(file);
  if (own) {
    ownTexts.set(file, null);
    return own;
  }
  const html = texts.get(file);
  return html === undefined ? undefined : takeNodes(html);
}

/** Takes a text that came with the document out of its element, for when its page is opened again. */
export function keepText(file: string, root: Element): void {
  if (!ownTexts.has(file)) return;
  const nodes = document.createDocumentFragment();
  nodes.append(...root.childNodes);
  ownTexts.set(file, nodes);
}

/** HTML of a text, fetched if it has not been. Rejects where that fails. */
export function loadText(file: string): Promise<string> {
  const known = texts.get(file);
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
      const files = textFilesOf(resources.json?.data).filter((file) => !ownTexts.has(file));
      await Promise.all(files.map(loadText));
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
