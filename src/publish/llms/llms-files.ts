import { siteFiles } from "../../contract/site-files";
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

/** The listed pages in reading order: an area of the docs after the other, then posts and the rest. */
export function llmsSections(data: LlmsData, labels: { blog: string; docs: string; pages: string }): LlmsSection[] {
  const known = new Set(data.sidebars.nodes.map(({ sidebarId }) => sidebarId));
  return [
    ...data.sidebars.nodes.map(({ sidebarId, label, entries }) => {
      const order = new Map(entries.map(({ path }, index) => [path, index]));
      const rank = ({ path }: CopiedPage) => order.get(path) ?? entries.length;
      const pages = data.docs.nodes.filter(({ sidebar }) => sidebar === sidebarId);
      return { title: label, pages: [...pages].sort((a, b) => rank(a) - rank(b)) };
    }),
    { title: labels.docs, pages: data.docs.nodes.filter(({ sidebar }) => !sidebar || !known.has(sidebar)) },
    { title: labels.blog, pages: data.posts.nodes },
    { title: labels.pages, pages: data.singlePages.nodes },
  ]
    .map(({ title, pages }) => ({ title, pages: pages.filter(({ listed }) => listed) }))
    .filter(({ pages }) => pages.length > 0);
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
