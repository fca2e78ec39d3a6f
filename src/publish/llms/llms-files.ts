import { siteFiles } from "../../contract/site-files";
import { compareText } from "../../lib/diagnostic";
import { absoluteUrl, markdownPath, type UrlBase } from "../../lib/paths";
import { llmsText } from "../../text/llms";
import type { CopiedPage, LlmsData } from "./llms-query";
import { escapeLine, pageMarkdown } from "./page-markdown";

type LlmsSite = UrlBase & Readonly<Record<"title" | "tagline" | "description", string>>;

interface LlmsSection {
  readonly title: string;
  readonly pages: readonly CopiedPage[];
}

/**
 * The listed pages in reading order: docs by area, then the other kinds, posts with the newest first.
 * @param kinds folders and labels of the kinds, in the order of the registry
 */
export function llmsSections(
  { sidebars, pages }: LlmsData,
  kinds: readonly { readonly folder: string; readonly label: string }[],
): LlmsSection[] {
  const listed = pages.nodes.filter((page) => page.listed);
  const areas = sidebars.nodes.map(({ sidebarId, label, entries }) => {
    const order = entries.map(({ path }) => path);
    const inArea = listed.filter(({ sidebar }) => sidebar === sidebarId);
    return { title: label, pages: inArea.sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path)) };
  });
  const placed = new Set(areas.flatMap((area) => area.pages));
  const others = kinds.map(({ folder, label }) => {
    const ofKind = listed.filter((page) => page.kind === folder && !placed.has(page));
    return { title: label, pages: ofKind.sort((a, b) => compareText(b.date ?? "", a.date ?? "")) };
  });
  return [...areas, ...others].filter(({ pages }) => pages.length > 0);
}

/** `llms.txt` as specified in https://llmstxt.org: a title, a quoted summary, and lists of links. */
export function llmsTxt(sections: readonly LlmsSection[], site: LlmsSite): string {
  const item = ({ title, path, description }: CopiedPage) =>
    `- [${escapeLine(title)}](${absoluteUrl(site, markdownPath(path))}): ${escapeLine(description)}`;
  const lists = sections.map(({ title, pages }) => `## ${escapeLine(title)}\n\n${pages.map(item).join("\n")}`);
  const about = `${llmsText.about}[${llmsText.fullTitle}](${absoluteUrl(site, siteFiles.llmsFull)})`;
  const summary = site.description + (site.tagline && `${site.tagline}。`);
  return `${[`# ${site.title}`, summary && `> ${summary}`, about, ...lists].filter(Boolean).join("\n\n")}\n`;
}

/** `llms-full.txt`: the text of all listed pages. */
export function llmsFullTxt(sections: readonly LlmsSection[], site: LlmsSite): string {
  const pages = sections.flatMap((section) => section.pages).map((page) => pageMarkdown(page, site));
  return [`> ${llmsText.copies(site.title)}\n`, ...pages].join("\n---\n\n");
}
