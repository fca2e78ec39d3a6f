import { siteFiles } from "../../contract/site-files";
import { compareText } from "../../lib/diagnostic";
import { absoluteUrl, markdownPath, type UrlBase } from "../../lib/paths";
import { llmsText } from "../../text/llms";
import type { CopiedPage, LlmsData } from "./llms-query";
import { escapeLine, pageMarkdown } from "./page-markdown";

interface LlmsSite extends UrlBase {
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
}

interface LlmsSection {
  readonly title: string;
  readonly pages: readonly CopiedPage[];
}

/**
 * The listed pages in reading order: an area of the docs after the other, then one kind after the other.
 * @param kinds folders and labels of the kinds, in the order of the registry
 */
export function llmsSections(
  { sidebars, pages }: LlmsData,
  kinds: readonly { readonly folder: string; readonly label: string }[],
): LlmsSection[] {
  const listed = pages.nodes.filter((page) => page.listed);
  const areas = sidebars.nodes.map(({ sidebarId, label, entries }): LlmsSection => {
    const order = new Map(entries.map(({ path }, index) => [path, index]));
    const rank = ({ path }: CopiedPage) => order.get(path) ?? entries.length;
    const inArea = listed.filter(({ sidebar }) => sidebar === sidebarId);
    return { title: label, pages: inArea.sort((a, b) => rank(a) - rank(b)) };
  });
  const placed = new Set(areas.flatMap((area) => area.pages));
  const others = kinds.map(({ folder, label }): LlmsSection => {
    const ofKind = listed.filter((page) => page.kind === folder && !placed.has(page));
    return { title: label, pages: newestFirst(ofKind) };
  });
  return [...areas, ...others].filter(({ pages }) => pages.length > 0);
}

/** Dated pages, the newest first; others as they come, by address. */
function newestFirst(pages: readonly CopiedPage[]): CopiedPage[] {
  return [...pages].sort((a, b) => compareText(b.date ?? "", a.date ?? ""));
}

/** `llms.txt` as https://llmstxt.org has it: a title, a quote that says what this is, and lists of links. */
export function llmsTxt(sections: readonly LlmsSection[], site: LlmsSite): string {
  const list = sections.map(({ title, pages }) => {
    const lines = pages.map(
      (page) =>
        `- [${escapeLine(page.title)}](${absoluteUrl(site, markdownPath(page.path))}): ${escapeLine(page.description)}`,
    );
    return `## ${escapeLine(title)}\n\n${lines.join("\n")}`;
  });
  const about = `${llmsText.about}[${llmsText.fullTitle}](${absoluteUrl(site, siteFiles.llmsFull)})`;
  return [`# ${site.title}`, `> ${site.description}${site.tagline}。`, about, ...list].join("\n\n").concat("\n");
}

/** `llms-full.txt`: every listed page one after the other. */
export function llmsFullTxt(sections: readonly LlmsSection[], site: LlmsSite): string {
  const pages = sections.flatMap((section) => section.pages).map((page) => pageMarkdown(page, site));
  return [`> ${llmsText.copies(site.title)}\n`, ...pages].join("\n---\n\n");
}
