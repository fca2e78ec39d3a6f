import type { Fragment } from "../../shared/fragment";
import { parsed } from "../platform/trusted";

/** Parses the main element of a page, with its text or with its place only. */
export function parseMain({ main, text }: Pick<Fragment, "main" | "text">, hasText = true): HTMLElement {
  const element = parsed(main).firstElementChild as HTMLElement;
  if (hasText) textOf(element)?.append(...text.map(parsed));
  return element;
}

/** Returns the element of a page's text. */
export const textOf = (main: Element) => main.querySelector<HTMLElement>(".prose");
