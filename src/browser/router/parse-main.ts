import type { Fragment } from "../../shared/fragment";
import { parsed } from "../platform/trusted";

/**
 * Parses the main element of a page.
 * @param hasText whether to add the text, or leave its element empty
 */
export function parseMain({ main, text }: Pick<Fragment, "main" | "text">, hasText = true): HTMLElement {
  const element = parsed(main).firstElementChild as HTMLElement;
  if (hasText) proseOf(element)?.append(...text.map(parsed));
  return element;
}

/** Returns the element that contains a page's text. */
export const proseOf = (main: Element) => main.querySelector<HTMLElement>(".prose");
