import { absoluteUrl, type UrlBase } from "../../lib/paths";
import { llmsText } from "../../text/llms";
import type { CopiedPage } from "./llms-query";

/** A page as a Markdown file: title, description, address, date, then the text. */
export function pageMarkdown(
  { path, title, description, date, lastUpdate, article }: CopiedPage,
  base: UrlBase,
): string {
  const facts = [
    llmsText.source(absoluteUrl(base, path)),
    ...(date === undefined ? [] : [llmsText.published(date.slice(0, 10))]),
    ...(lastUpdate === null ? [] : [llmsText.updated(lastUpdate.date.slice(0, 10))]),
  ];
  return [`# ${escapeLine(title)}`, `> ${escapeLine(description)}`, facts.join("  \n"), article.markdown]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

/** Escapes a line of plain text for Markdown, so that `C#` and `a_b` stay literal. */
export function escapeLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>]/g, "\\$&");
}
