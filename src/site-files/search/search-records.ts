import { compareText } from "../../lib/diagnostic";
import type { SearchContents } from "../../search/build/build-search";
import { versionTags } from "../../shared/docsearch-records";
import type { SearchRecord } from "../../shared/search-files";
import { friendsPage } from "../../shared/site-files";

/**
 * Query for the search records. It reads all listed pages without `search: false`, with their
 * sections, their links and their positions in the navigation, the synonyms, and the friends.
 */
export const searchQuery = /* GraphQL */ `query SearchRecords {
  sidebars: allSidebar(sort: { position: ASC }) { nodes { sidebarId label } }
  synonyms: allSynonymGroup(sort: { position: ASC }) { nodes { words } }
  friends: allFriend(sort: { position: ASC }) { nodes { name description } }
  pages: allContentPage(filter: { listed: { eq: true }, search: { eq: true } }, sort: { path: ASC }) {
    nodes {
      kind path title keywords questions descriptionText
      article { sections { id titles questions text } }
      outgoingLinks { text path }
      ... on Doc { sidebar breadcrumbs { title } tagLinks { label } }
      ... on BlogPost { date tags { label } authors { name } }
      ... on SinglePage { name }
    }
  }
}`;

/** The result of `searchQuery`. */
export type SearchData = Queries.SearchRecordsQuery;

/** A listed page of any kind, with the fields that its kind adds. */
type SearchablePage = SearchData["pages"]["nodes"][number];

/** Returns the date of a post, or undefined for other pages. */
const dateOf = (page: SearchablePage) => ("date" in page ? page.date : undefined);

/**
 * Sorts pages into areas: one for each sidebar, and one for the remaining pages of each kind.
 * @param kinds labels of the kinds by folder, in the order of the registry
 */
export function searchContents(
  { sidebars, pages, friends, synonyms }: SearchData,
  kinds: ReadonlyMap<string, string>,
): SearchContents {
  const isSidebar = (id: string) => sidebars.nodes.some(({ sidebarId }) => sidebarId === id);
  // A sidebar may have the same id as a kind, such as `docs`. The kind's area then gets another id.
  const kindId = (folder: string): string => (isSidebar(folder) ? kindId(`${folder}-other`) : folder);
  const areaOf = (page: SearchablePage) => ("sidebar" in page ? page.sidebar : null) ?? kindId(page.kind);
  const areas = [
    ...sidebars.nodes.map(({ sidebarId, label }) => ({ id: sidebarId, label, tag: versionTags.docs })),
    ...[...kinds].map(([folder, label]) => {
      return { id: kindId(folder), label, tag: folder === "docs" ? versionTags.docs : versionTags.other };
    }),
  ];
  const names = linkNames(pages.nodes);
  const isFriends = (page: SearchablePage) => "name" in page && page.name === friendsPage;
  const cards = friends.nodes.map(({ name, description }) => `${name} ${description}`);
  return {
    synonyms: synonyms.nodes.map(({ words }) => words),
    areas: areas
      .map((area) => ({
        ...area,
        // Newest first. Pages without a date keep their order.
        pages: pages.nodes
          .filter((page) => areaOf(page) === area.id)
          .sort((a, b) => compareText(dateOf(b) ?? "", dateOf(a) ?? ""))
          .map((page) => recordOf(page, names.get(page.path) ?? [], isFriends(page) ? cards : [])),
      }))
      .filter(({ pages }) => pages.length > 0),
  };
}

/**
 * Maximum length of a link text that is a name of a page, in characters. Longer text is a phrase.
 */
const longestName = 12;

/**
 * Returns the link texts that are names of each page, by the page's address. Readers search for
 * these names too: a note links "虚拟内存" to the page "内存管理". A text of two to `longestName`
 * characters is a name if all links with the text lead to one page and no title or heading contains
 * the text. Readers who search for a heading want the page with the heading.
 */
function linkNames(pages: readonly SearchablePage[]): Map<string, string[]> {
  const targets = new Map<string, Set<string>>();
  for (const { text, path } of pages.flatMap(({ outgoingLinks }) => outgoingLinks)) {
    if (path === null || text.length < 2 || text.length > longestName) continue;
    targets.set(text, (targets.get(text) ?? new Set()).add(path));
  }
  const headings = pages.flatMap(({ title, article }) => [title, ...article.sections.flatMap(({ titles }) => titles)]);
  const names = new Map<string, string[]>();
  for (const [text, [path = "", ...others]] of targets)
    if (others.length === 0 && !headings.some((heading) => heading.includes(text)))
      names.set(path, [...(names.get(path) ?? []), text]);
  return names;
}

/**
 * Returns a page's search record. The text before the first heading always comes first, even if it
 * is empty.
 * @param names names of the page from `linkNames`
 * @param cards text to add to the text before the first heading
 */
function recordOf(page: SearchablePage, names: readonly string[], cards: readonly string[]): SearchRecord {
  const { path, title, keywords, questions, descriptionText, article } = page;
  const date = dateOf(page);
  const words = [...new Set([...keywords, ...labelsOf(page), ...names])];
  // The last breadcrumb is the page itself.
  const under = "breadcrumbs" in page ? page.breadcrumbs.slice(0, -1).map(({ title }) => title) : [];
  const opening = article.sections.filter(({ titles }) => titles.length === 0);
  const rest = article.sections.filter(({ titles }) => titles.length > 0);
  const text = [...opening.map(({ text }) => text), ...cards].join("\n");
  return {
    path,
    title,
    ...(under.length > 0 && { under }),
    ...(date !== undefined && { date: date.slice(0, 10) }),
    ...(words.length > 0 && { words }),
    ...(descriptionText !== null && { description: descriptionText }),
    sections: [
      { id: null, level: 1, title, text, questions },
      ...rest.map(({ id, titles, text, questions }) => {
        return { id, level: Math.min(titles.length + 1, 6), title: titles.at(-1) ?? "", text, questions };
      }),
    ],
  };
}

/** Returns the labels of the tags of a doc or a post, and the names of a post's authors. */
function labelsOf(page: SearchablePage): string[] {
  if ("tagLinks" in page) return page.tagLinks.map(({ label }) => label);
  return "tags" in page ? [...page.tags.map(({ label }) => label), ...page.authors.map(({ name }) => name)] : [];
}
