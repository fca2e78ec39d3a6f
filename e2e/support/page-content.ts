import type { Page } from "@playwright/test";

/**
 * Returns the title, the canonical address and the elements of a page, one line each,
 * to compare two ways to reach the same page. Leaves out what depends on the way: announcements,
 * the last page read, which categories of the sidebar are open, scripts, inline styles, and
 * elements for readers without scripts.
 */
export function pageContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = [document.title, document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? ""];
    const addLines = (node: Node, indent: string): void => {
      const text = node instanceof Text ? node.data.trim() : "";
      if (text) lines.push(indent + text);
      if (!(node instanceof Element) || node.matches("script, noscript, #site\\:live-region, [data-site-last-read]"))
        return;
      const isFolding = node.matches("[data-site-sidebar] details");
      const attributes = [...node.attributes]
        .filter(({ name }) => name !== "style" && !(isFolding && name === "open"))
        // React writes "true" for an attribute without a value.
        .map(({ name, value }) => `${name}="${name === "data-site-current" ? "" : value}"`);
      lines.push(`${indent}<${[node.localName, ...attributes.sort()].join(" ")}>`);
      for (const child of node.childNodes) addLines(child, `${indent} `);
    };
    addLines(document.body, "");
    return lines;
  });
}

/**
 * Returns the lines that only one of two pages contains, those of `left` after `-` and those of
 * `right` after `+`.
 */
export function differentLines(left: readonly string[], right: readonly string[]): string[] {
  const only = (lines: readonly string[], others: readonly string[], sign: string) =>
    lines.filter((line) => !others.includes(line)).map((line) => sign + line);
  return [...only(left, right, "-"), ...only(right, left, "+")];
}
