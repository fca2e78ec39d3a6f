import { readFileSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { pageKinds } from "./site-pages";

/** The folder of the build of content/. */
export const publicDir = "public";

/** Returns functions that read the files of a built site as a host sends them. */
export function readBuilt(publicDir: string) {
  const file = (name: string) => readFileSync(path.join(publicDir, name), "utf8");
  /** Returns the HTML of the page at an address, or 404.html for the example of a missing page. */
  const html = (address: string) =>
    file(address === pageKinds["not found"] ? "404.html" : path.join(decodeURI(address), "index.html"));
  /** Returns the document of a page, as a reader without scripts receives it. */
  const page = (address: string): Document => parseHTML(html(address)).document;
  return { file, html, page };
}

/** Functions that read the build of content/. */
export const { file: builtFile, html: builtHtml, page: builtPage } = readBuilt(publicDir);

/** Returns the text of each matching element, with single spaces. */
export function textsOf(within: ParentNode, selector: string): string[] {
  return [...within.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
}

/** Returns the values of an attribute on all matching elements. */
export function valuesOf(within: ParentNode, selector: string, attribute: string): string[] {
  return [...within.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
}
