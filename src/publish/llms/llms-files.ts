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
 * The listed pages in reading order: docs by area, then the other kinds.
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

/** Sorts dated pages newest first; other pages keep their order, by address. */
function newestFirst(pages: readonly CopiedPage[]): CopiedPage[] {
  return [...pages].sort((a, b) => compareText(b.date ?? "", a.date ?? ""));
}

/** `llms.txt` as specified in https://llmstxt.org: a title, a quoted summary, and lists of links. */
export function llmsTxt(sections: readonly LlmsSection[], site: LlmsSite): string {
  const list = sections.map(({ title, pages }) => {
    const lines = pages.map(
      (page) =>
        `- [${escapeLine(page.title)}](${absoluteUrl(site, markdownPath(page.path))}): ${escapeLine(page.description)}`,
    );
    return `## ${escapeLine(title)}\n\n${lines.join("\n")}`;
  });
  const about = `${llmsText.about}[${llmsText.fullTitle}](${absoluteUrl(site, siteFiles.llmsFull)})`;
  const summary = [site.description, site.tagline && `${site.tagline}。`].join("");
  return [`# ${site.title}`, summary && `> ${summary}`, about, ...list]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

/** `llms-full.txt`: the text of all listed pages. */
export function llmsFullTxt(sections: readonly LlmsSection[], site: LlmsSite): string {
  const pages = sections.flatMap((section) => section.pages).map((page) => pageMarkdown(page, site));
  return [`> ${llmsText.copies(site.title)}\n`, ...pages].join("\n---\n\n");
}
