import { versionTags } from "../../contract/docsearch-records";
import type { SearchArea, SearchOutline, SearchPage, SearchText, SearchTitles } from "../../contract/search-files";
import { friendsPage } from "../../contract/site-files";
import { synonymGroups } from "../../contract/synonyms";
import { compareText } from "../../lib/diagnostic";

/**
 * Query for the search records. It reads all listed pages with their sections and their place in the
 * navigation.
 */
export const searchQuery = /* GraphQL */ `query SearchRecords {
  sidebars: allSidebar(sort: { position: ASC }) { nodes { sidebarId label } }
  synonyms: allSynonymGroup(sort: { position: ASC }) { nodes { words } }
  friends: allFriend(sort: { position: ASC }) { nodes { name description } }
  pages: allContentPage(filter: { listed: { eq: true } }, sort: { path: ASC }) {
    nodes {
      kind path title keywords questions descriptionText
      article { sections { id titles questions text } }
      ... on Doc { sidebar breadcrumbs { title } }
      ... on BlogPost { date tags { label } authors { name } }
      ... on SinglePage { name }
    }
  }
}`;

/** The result of `searchQuery`. */
export type SearchData = Queries.SearchRecordsQuery;

/** A listed page of any kind, with the fields that only its kind has. */
type SearchablePage = SearchData["pages"]["nodes"][number];

/** Returns the date of a post, or undefined for other pages. */
const dateOf = (page: SearchablePage) => ("date" in page ? page.date : undefined);

/**
 * Number of characters after which the next file begins. That is about 250 kB, which a service
 * worker caches.
 */
const fileLength = 100_000;

/**
 * Sorts pages into areas: one per sidebar, and one for the other pages of each kind. Sorts texts
 * into files, one group per area or year.
 * @param kinds labels by folder, in the order of the registry
 * @returns the titles, an outline for each page in the titles, and the files. `SearchPage.file` is
 * an index into the files.
 */
export function searchRecords({ sidebars, pages, friends, synonyms }: SearchData, kinds: ReadonlyMap<string, string>) {
  const isSidebar = (id: string) => sidebars.nodes.some(({ sidebarId }) => sidebarId === id);
  // A sidebar may have the id of a kind. The default sidebar of Docusaurus is `docs`.
  const kindId = (folder: string): string => (isSidebar(folder) ? kindId(`${folder}-other`) : folder);
  const areaOf = (page: SearchablePage) => ("sidebar" in page ? page.sidebar : null) ?? kindId(page.kind);
  const allAreas: SearchArea[] = [
    ...sidebars.nodes.map(({ sidebarId, label }) => ({ id: sidebarId, label, tag: versionTags.docs })),
    ...[...kinds].map(([folder, label]) => {
      return { id: kindId(folder), label, tag: folder === "docs" ? versionTags.docs : versionTags.other };
    }),
  ];
  const sizes = new Map<string, number>();
  const fileOf = (page: SearchablePage, area: SearchArea) => {
    const date = dateOf(page);
    const group = date === undefined ? area.id : `${area.id}-${date.slice(0, 4)}`;
    const before = sizes.get(group) ?? 0;
    sizes.set(group, before + page.article.sections.reduce((sum, { text }) => sum + text.length, 0));
    return `${group}-${1 + Math.floor(before / fileLength)}`;
  };
  // Sorted by area and, if dated, newest first. Browsers load the files in this order.
  const sources = allAreas.flatMap((area) =>
    pages.nodes
      .filter((page) => areaOf(page) === area.id)
      .sort((a, b) => compareText(dateOf(b) ?? "", dateOf(a) ?? ""))
      .map((page) => ({ page, area, file: fileOf(page, area) })),
  );
  const areas = allAreas.filter((area) => sources.some((source) => source.area === area));
  const names = [...new Set(sources.map(({ file }) => file))];
  const isFriends = (page: SearchablePage) => "name" in page && page.name === friendsPage;
  const cards = friends.nodes.map(({ name, description }) => `${name} ${description}`);
  const titles: SearchTitles = {
    synonyms: [...synonymGroups, ...synonyms.nodes.map(({ words }) => words)],
    areas,
    pages: sources.map(({ page, area, file }) => {
      return { ...pageOf(page), area: areas.indexOf(area), file: names.indexOf(file) };
    }),
  };
  return {
    titles,
    outlines: sources.map(({ page }) => outlineOf(page)),
    files: names.map((name) => {
      const ofFile = sources.filter(({ file }) => file === name).map(({ page }) => page);
      return { name, texts: ofFile.map((page) => textsOf(page, isFriends(page) ? cards : [])) };
    }),
  };
}

function pageOf(page: SearchablePage): Omit<SearchPage, "area" | "file"> {
  const { path, title, keywords } = page;
  const date = dateOf(page);
  const labels =
    "tags" in page ? [...page.tags.map(({ label }) => label), ...page.authors.map(({ name }) => name)] : [];
  const words = [...new Set([...keywords, ...labels])];
  // The last breadcrumb is the page itself.
  const under = "breadcrumbs" in page ? page.breadcrumbs.slice(0, -1).map(({ title }) => title) : [];
  return {
    path,
    title,
    ...(under.length > 0 && { under }),
    ...(date !== undefined && { date: date.slice(0, 10) }),
    ...(words.length > 0 && { words }),
  };
}

function outlineOf({ questions, descriptionText, article }: SearchablePage): SearchOutline {
  return {
    ...(questions.length > 0 && { questions }),
    ...(descriptionText !== null && { description: descriptionText }),
    headings: article.sections
      .filter(({ titles }) => titles.length > 0)
      .map(({ id, titles }) => [id, Math.min(titles.length + 1, 6), titles.at(-1) ?? ""]),
  };
}

/**
 * Returns the texts of a page. The beginning of the page always comes first, even if the page
 * begins with a heading.
 */
function textsOf({ article }: SearchablePage, cards: readonly string[]): SearchText[] {
  const opening = article.sections.filter(({ titles }) => titles.length === 0);
  const rest = article.sections.filter(({ titles }) => titles.length > 0);
  const first = [...opening.map(({ text }) => text), ...cards].join("\n");
  return [[first], ...rest.map(({ text, questions }): SearchText => [text, ...questions])];
}
