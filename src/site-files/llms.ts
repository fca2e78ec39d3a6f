import { rmSync } from "node:fs";
import path from "node:path";
import { site } from "../config/site";
import { contentKinds } from "../content/registry";
import { ask, type WriteOptions } from "../graphql/ask";
import { compareText } from "../lib/diagnostic";
import { writeChanged } from "../lib/node/files";
import { absoluteUrl, markdownPath, type UrlBase } from "../lib/paths";
import { notFoundPath, siteFiles } from "../shared/site-files";
import { llmsText } from "../text/texts";

/**
 * Writes a Markdown copy of every page of content, `llms.txt` and `llms-full.txt`. Removes
 * `llms-full.txt` if it would be too long.
 * @returns the addresses of the pages with a copy
 */
export async function writeLlms({ graphql, publicDir }: WriteOptions): Promise<string[]> {
  const data = await ask<LlmsData>(graphql, llmsQuery, "The Markdown copies");
  const write = (file: string, content: string) => writeChanged(path.join(publicDir, file), content);
  const pages = data.pages.nodes.filter(({ path }) => path !== notFoundPath);
  for (const page of pages) write(markdownPath(page.path), pageMarkdown(page, site));
  const kinds = contentKinds.map((kind) => ({ folder: kind.folder, label: kind.label(site) }));
  const sections = llmsSections(data, kinds);
  const full = llmsFullTxt(sections, site);
  write(siteFiles.llms, llmsTxt(sections, site, full !== null));
  if (full === null) rmSync(path.join(publicDir, siteFiles.llmsFull), { force: true });
  else write(siteFiles.llmsFull, full);
  return pages.map(({ path }) => path);
}

/**
 * Query for all pages that are published as Markdown. It leaves out drafts, which have nodes but no
 * pages.
 */
const llmsQuery = /* GraphQL */ `query Llms {
  sidebars: allSidebar(sort: { position: ASC }) { nodes { sidebarId label entries { path } } }
  pages: allContentPage(filter: { draft: { ne: true } }, sort: { path: ASC }) {
    nodes {
      kind path title description listed
      lastUpdate { date }
      article { markdown }
      ... on Doc { sidebar }
      ... on BlogPost { date }
    }
  }
}`;

export type LlmsData = Queries.LlmsQuery;

/** A page with a Markdown copy. A docs page may have a sidebar. A post has a date. */
export type CopiedPage = LlmsData["pages"]["nodes"][number];

type LlmsSite = UrlBase & Readonly<Record<"title" | "tagline" | "description", string>>;

type LlmsSection = { readonly title: string; readonly pages: readonly CopiedPage[] };

/**
 * Returns the listed pages in reading order. Docs in an area come first, by area. The other pages
 * follow by kind, in the order of the registry. Posts are sorted newest first.
 */
export function llmsSections(
  { sidebars, pages }: LlmsData,
  kinds: readonly { readonly folder: string; readonly label: string }[],
): LlmsSection[] {
  const listed = pages.nodes.filter((page) => page.listed);
  const areas = sidebars.nodes.map(({ sidebarId, label, entries }) => {
    const order = entries.map(({ path }) => path);
    const inArea = listed.filter((page) => "sidebar" in page && page.sidebar === sidebarId);
    return { title: label, pages: inArea.sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path)) };
  });
  const placed = new Set(areas.flatMap((area) => area.pages));
  const others = kinds.map(({ folder, label }) => {
    const ofKind = listed.filter((page) => page.kind === folder && !placed.has(page));
    return {
      title: label,
      pages: ofKind.sort((a, b) => compareText("date" in b ? b.date : "", "date" in a ? a.date : "")),
    };
  });
  return [...areas, ...others].filter(({ pages }) => pages.length > 0);
}

/**
 * Returns `llms.txt` as specified at https://llmstxt.org: a title, a quoted summary,
 * and lists of links.
 * @param hasFull whether the site has an `llms-full.txt`
 */
export function llmsTxt(sections: readonly LlmsSection[], site: LlmsSite, hasFull: boolean): string {
  const item = ({ title, path, description }: CopiedPage) =>
    `- [${escapeLine(title)}](${absoluteUrl(site, markdownPath(path))}): ${escapeLine(description)}`;
  const lists = sections.map(({ title, pages }) => `## ${escapeLine(title)}\n\n${pages.map(item).join("\n")}`);
  const full = `[${llmsText.fullTitle}](${absoluteUrl(site, siteFiles.llmsFull)})`;
  const about = llmsText.about(hasFull ? full : null);
  const summary = site.description + (site.tagline && llmsText.tagline(site.tagline));
  return `${[`# ${site.title}`, summary && `> ${summary}`, about, ...lists].filter(Boolean).join("\n\n")}\n`;
}

/**
 * Maximum length of `llms-full.txt`, in characters, so that a model can read the file at once. The
 * longest model contexts are two million tokens, and a token is one or two Chinese characters.
 */
const mostCharacters = 4_000_000;

/**
 * Returns `llms-full.txt`, which contains the text of all listed pages. Returns null if it would be
 * too long for any model to read at once.
 */
export function llmsFullTxt(sections: readonly LlmsSection[], site: LlmsSite): string | null {
  const pages = sections.flatMap((section) => section.pages).map((page) => pageMarkdown(page, site));
  const text = [`> ${llmsText.copies(site.title)}\n`, ...pages].join("\n---\n\n");
  return text.length > mostCharacters ? null : text;
}

/**
 * Returns a page as a Markdown file: the title, the description, the address and dates,
 * and the text.
 */
export function pageMarkdown(page: CopiedPage, base: UrlBase): string {
  const facts = [
    llmsText.source(absoluteUrl(base, page.path)),
    "date" in page && llmsText.published(page.date.slice(0, 10)),
    page.lastUpdate && llmsText.updated(page.lastUpdate.date.slice(0, 10)),
  ];
  const about = [`# ${escapeLine(page.title)}`, `> ${escapeLine(page.description)}`];
  return `${[...about, facts.filter(Boolean).join("  \n"), page.article.markdown].filter(Boolean).join("\n\n")}\n`;
}

/** Escapes a line of plain text for Markdown, so that `a_b` and `<T>` stay literal. */
function escapeLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.replace(/[\\`*_[\]<>]/g, "\\$&");
}
