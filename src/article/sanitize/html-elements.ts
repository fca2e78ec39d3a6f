import { nearest } from "../../lib/nearest";
import { htmlElements } from "./schema";

/** Names with a hyphen, but for those that belong to SVG and MathML (https://html.spec.whatwg.org/#valid-custom-element-name). */
const customElement = /^(?!annotation-xml$|color-profile$|font-face|missing-glyph$)[a-z][a-z\d]*-[-\w.]*$/;

/** Whether an article may hold an HTML element of this name; `<svg>`, `<math>` and custom ones (`x-tabs`) among them. */
export function isHtmlElement(name: string): boolean {
  return htmlElements.has(name) || customElement.test(name);
}

/** The HTML element that was meant by a name that none has, if one is near. */
export function nearestHtmlElement(name: string): string | undefined {
  return nearest(name, htmlElements);
}
