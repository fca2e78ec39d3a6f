import { withPrefix } from "gatsby";
import { textAttribute } from "../contract/published-files";
import { parseAhead } from "../reading/article/parsed-text";
import { withoutLayOut } from "../reading/deferred-layout";

/** Texts by the address of their file. They are few and small next to the pages Gatsby keeps, so none is dropped. */
const texts = new Map<string, string>();
const loading = new Map<string, Promise<string>>();

/**
 * Takes the texts that the server has put into the document. To be called before React shows anything: from then on there
 * may be another text in a place than the one it is kept for, and buttons in it.
 */
export function takeTexts(): void {
  for (const place of document.querySelectorAll(`[${textAttribute}]`)) {
    texts.set(place.getAttribute(textAttribute) ?? "", withoutLayOut(place.innerHTML));
  }
}

/**
 * HTML of a text, if it is here: fetched before, or in the document as the server sent it.
 * @param file address inside the site, as GraphQL gives it
 */
export function textOf(file: string): string | undefined {
  return texts.get(file);
}

/** HTML of a text, fetched if need be. Rejects where its file does not come. */
export function loadText(file: string): Promise<string> {
  const known = textOf(file);
  if (known !== undefined) return Promise.resolve(known);
  const underWay = loading.get(file) ?? fetchText(file).finally(() => loading.delete(file));
  loading.set(file, underWay);
  return underWay;
}

/** Makes Gatsby's loader fetch the texts of a page with its data, so that a page is shown when all of it is there. */
export function waitForTexts(): void {
  const loader = window.___loader;
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const resources = await loadPage(path);
    if (!resources || resources.status === "error") return resources;
    try {
      await Promise.all(textFilesOf(resources.json?.data).map(loadText));
      return resources;
    } catch {
      return { ...resources, status: "error" };
    }
  };
  loader.hovering = (path) => void loader.loadPage(path).then(parseTextOf);
}

/** A list's texts, which are several, are short. */
function parseTextOf(resources: GatsbyPageResources | undefined): void {
  const [file, another] = textFilesOf(resources?.json?.data);
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
export function textFilesOf(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    (name === "textFile" || name === "previewFile") && typeof value === "string" ? [value] : textFilesOf(value),
  );
}
