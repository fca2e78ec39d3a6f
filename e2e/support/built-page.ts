import { readFileSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { pageKinds } from "./site-pages";

/** The folder of the build of content/. */
export const publicDir = "public";

/** Reads the files of a built site as a host sends them. */
export function readBuilt(publicDir: string) {
  const file = (name: string) => readFileSync(path.join(publicDir, name), "utf8");
  /** The HTML for an address: the page there, or the not-found page. */
  const html = (address: string) =>
    file(address === pageKinds["not found"] ? "404.html" : path.join(decodeURI(address), "index.html"));
  /** The document of a page, as a reader without scripts gets it. */
  const page = (address: string): Document => parseHTML(html(address)).document;
  return { file, html, page };
}

/** The files of the build of content/. */
export const { file: builtFile, html: builtHtml, page: builtPage } = readBuilt(publicDir);

/** The texts of all elements that match, with single spaces. */
export function textsOf(within: ParentNode, selector: string): string[] {
  return [...within.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
}

/** The values of an attribute of all elements that match. */
export function valuesOf(within: ParentNode, selector: string, attribute: string): string[] {
  return [...within.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
}
