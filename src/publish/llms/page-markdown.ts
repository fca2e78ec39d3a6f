import { absoluteUrl, type UrlBase } from "../../lib/paths";
import { llmsText } from "../../text/llms";
import type { CopiedPage } from "./llms-query";

/** A page as a Markdown file: title, description, address, date, then the text. */
export function pageMarkdown(page: CopiedPage, base: UrlBase): string {
  const facts = [
    llmsText.source(absoluteUrl(base, page.path)),
    page.date && llmsText.published(page.date.slice(0, 10)),
    page.lastUpdate && llmsText.updated(page.lastUpdate.date.slice(0, 10)),
  ];
  const about = [`# ${escapeLine(page.title)}`, `> ${escapeLine(page.description)}`];
  return `${[...about, facts.filter(Boolean).join("  \n"), page.article.markdown].filter(Boolean).join("\n\n")}\n`;
}

/** Escapes a line of plain text for Markdown, so that `C#` and `a_b` stay literal. */
export function escapeLine(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>]/g, "\\$&");
}
