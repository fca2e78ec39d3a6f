import { versionTags } from "../../contract/docsearch-records";
import type { SearchArea, SearchOutline, SearchPage, SearchText, SearchTitles } from "../../contract/search-files";
import { friendsPage } from "../../contract/site-files";
import { synonymGroups } from "../../contract/synonyms";
import { compareText } from "../../lib/diagnostic";
import type { Nodes } from "../ask";

/** Query for the search records: all listed pages with their sections and their place in the navigation. */
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

/** A listed page of any kind, with the fields that only its kind has. */
interface SearchablePage extends ListedPage, Partial<DocFields & PostFields & Pick<Queries.SinglePage, "name">> {
  readonly article: { readonly sections: Queries.Article["sections"] };
}
type ListedPage = Pick<Queries.ContentPage, "kind" | "path" | "title" | "keywords" | "questions" | "descriptionText">;
/** From the outermost category to the page itself. */
type DocFields = Pick<Queries.Doc, "sidebar"> & { readonly breadcrumbs: readonly Pick<Queries.Crumb, "title">[] };
interface PostFields extends Pick<Queries.BlogPost, "date"> {
  readonly tags: readonly Pick<Queries.TagLink, "label">[];
  readonly authors: readonly Pick<Queries.PostAuthor, "name">[];
}

/** The answer to `searchQuery`. */
export interface SearchData {
  readonly synonyms: Nodes<Pick<Queries.SynonymGroup, "words">>;
  readonly friends: Nodes<Pick<Queries.Friend, "name" | "description">>;
  readonly sidebars: Nodes<Pick<Queries.Sidebar, "sidebarId" | "label">>;
  readonly pages: Nodes<SearchablePage>;
}

interface SearchLabels {
  readonly language: string;
  /** Folders and labels of the kinds, in the order of the registry. */
  readonly kinds: readonly { readonly folder: string; readonly label: string }[];
}

/** Characters of text after which a further file begins: some 250 kB, which a service worker keeps. */
const fileLength = 100_000;

/**
 * Sorts pages into areas and their texts into files. There is an area per sidebar and one for the rest of each kind, and
 * files per area, or per year where pages are dated.
 * @returns the titles, an outline for each of their pages, and the files: `SearchPage.file` is an index into these
 */
export function searchRecords({ sidebars, pages, friends, synonyms }: SearchData, { language, kinds }: SearchLabels) {
  const isSidebar = (id: string) => sidebars.nodes.some(({ sidebarId }) => sidebarId === id);
  // A sidebar may have the name of a kind: Docusaurus' own is `docs`.
  const kindId = (folder: string): string => (isSidebar(folder) ? kindId(`${folder}-other`) : folder);
  const allAreas: SearchArea[] = [
    ...sidebars.nodes.map(({ sidebarId, label }) => ({ id: sidebarId, label, tag: versionTags.docs })),
    ...kinds.map(({ folder, label }) => {
      return { id: kindId(folder), label, tag: folder === "docs" ? versionTags.docs : versionTags.other };
    }),
  ];
  const sizes = new Map<string, number>();
  const fileOf = ({ date, article }: SearchablePage, area: SearchArea) => {
    const group = date === undefined ? area.id : `${area.id}-${date.slice(0, 4)}`;
    const before = sizes.get(group) ?? 0;
    sizes.set(group, before + article.sections.reduce((sum, { text }) => sum + text.length, 0));
    return `${group}-${1 + Math.floor(before / fileLength)}`;
  };
  // By area and, if dated, newest first: files load in this order.
  const sources = allAreas.flatMap((area) =>
    pages.nodes
      .filter(({ sidebar, kind }) => (sidebar ?? kindId(kind)) === area.id)
      .sort((a, b) => compareText(b.date ?? "", a.date ?? ""))
      .map((page) => ({ page, area, file: fileOf(page, area) })),
  );
  const areas = allAreas.filter((area) => sources.some((source) => source.area === area));
  const names = [...new Set(sources.map(({ file }) => file))];
  const cards = friends.nodes.map(({ name, description }) => `${name} ${description}`);
  const titles: SearchTitles = {
    language,
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
      return { name, texts: ofFile.map((page) => textsOf(page, page.name === friendsPage ? cards : [])) };
    }),
  };
}

function pageOf(page: SearchablePage): Omit<SearchPage, "area" | "file"> {
  const { path, title, date, breadcrumbs = [], keywords, tags = [], authors = [] } = page;
  const words = [...new Set([...keywords, ...tags.map(({ label }) => label), ...authors.map(({ name }) => name)])];
  const under = breadcrumbs.slice(0, -1).map(({ title }) => title);
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

/** The beginning of the page always comes first, even if its text begins with a heading. */
function textsOf({ article }: SearchablePage, cards: readonly string[]): SearchText[] {
  const opening = article.sections.filter(({ titles }) => titles.length === 0);
  const rest = article.sections.filter(({ titles }) => titles.length > 0);
  const first = [...opening.map(({ text }) => text), ...cards].join("\n");
  return [[first], ...rest.map(({ text, questions }): SearchText => [text, ...questions])];
}
