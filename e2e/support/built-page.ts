import { readFileSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { pageKinds } from "./site-pages";

/** The folder of the site's build. */
export const publicDir = "public";

/** The text of a built file. */
export function builtFile(file: string): string {
  return readFileSync(path.join(publicDir, file), "utf8");
}

/** The HTML that a host sends for an address: the page there, or the not-found page. */
export function builtHtml(address: string): string {
  return builtFile(address === pageKinds["not found"] ? "404.html" : path.join(decodeURI(address), "index.html"));
}

/** The document of a built page, as a reader without scripts gets it. */
export function builtPage(address: string): Document {
  return parseHTML(builtHtml(address)).document;
}

/** The texts of all elements that match, with single spaces. */
export function textsOf(within: ParentNode, selector: string): string[] {
  return [...within.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
}

/** The values of an attribute of all elements that match. */
export function valuesOf(within: ParentNode, selector: string, attribute: string): string[] {
  return [...within.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
}
