import type { SearchArea, SearchOutline, SearchPage, SearchTitles } from "../../contract/search-files";
import { friendsPage } from "../../contract/site-files";
import { synonymGroups } from "../../contract/synonyms";
import { compareText } from "../../lib/diagnostic";
import type { SearchablePage, SearchData } from "./search-query";

/** Tags with which DocSearch distinguishes the docs of a version from other pages. */
const tags = { docs: "docs-default-current", other: "default" };

interface SearchRecords {
  readonly titles: SearchTitles;
  /** One entry per page of the titles. */
  readonly outlines: readonly SearchOutline[];
  /** One entry per file; `SearchPage.file` is an index into this list. */
  readonly files: readonly {
    readonly area: string;
    readonly name: string;
    readonly texts: readonly (readonly string[])[];
  }[];
}

interface SearchLabels {
  readonly language: string;
  /** Folders and labels of the kinds, in the order of the registry. */
  readonly kinds: readonly { readonly folder: string; readonly label: string }[];
}

interface Source {
  readonly area: SearchArea;
  /** Name of the file with the page's text. */
  readonly file: string;
  readonly page: SearchablePage;
}

/**
 * Sorts pages into areas and their texts into files. There is an area per sidebar and one for the rest of each kind, and a
 * file per area, or per year where pages are dated.
 */
export function searchRecords(
  { sidebars, pages, friends, synonyms }: SearchData,
  { language, kinds }: SearchLabels,
): SearchRecords {
  const sidebarAreas = sidebars.nodes.map(
    ({ sidebarId, label }): SearchArea => ({ id: sidebarId, label, tag: tags.docs }),
  );
  // A sidebar may have the name of a kind: Docusaurus' own is `docs`.
  const kindId = (folder: string): string =>
    sidebarAreas.some(({ id }) => id === folder) ? kindId(`${folder}-other`) : folder;
  const kindAreas = kinds.map(
    ({ folder, label }): SearchArea => ({ id: kindId(folder), label, tag: folder === "docs" ? tags.docs : tags.other }),
  );
  const areaOf = ({ sidebar, kind }: SearchablePage) =>
    sidebarAreas.find(({ id }) => id === sidebar) ?? kindAreas.find(({ id }) => id === kindId(kind));
  const sources = pages.nodes.flatMap((page): Source[] => {
    const area = areaOf(page);
    if (area === undefined) return [];
    return [{ area, file: page.date === undefined ? area.id : `${area.id}-${page.date.slice(0, 4)}`, page }];
  });
  // By area and, if dated, newest first: files load in this order.
  const areas = [...sidebarAreas, ...kindAreas].filter((area) => sources.some((source) => source.area === area));
  const ordered = areas.flatMap((area) => newestFirst(sources.filter((source) => source.area === area)));
  const names = [...new Set(ordered.map(({ file }) => file))];
  const cards = friends.nodes.map(({ name, description }) => `${name} ${description}`);
  const records = ordered.map((source) => ({
    source,
    texts: textsOf(source.page, source.page.name === friendsPage ? cards : []),
  }));
  return {
    titles: {
      language,
      synonyms: [...synonymGroups, ...synonyms.nodes.map(({ words }) => words)],
      areas,
      pages: ordered.map((source) => pageOf(source, areas, names)),
    },
    outlines: ordered.map(({ page }) => outlineOf(page)),
    files: names.map((name) => {
      const inFile = records.filter(({ source }) => source.file === name);
      return { area: inFile[0]?.source.area.id ?? name, name, texts: inFile.map(({ texts }) => texts) };
    }),
  };
}

function newestFirst(sources: readonly Source[]): Source[] {
  return [...sources].sort((a, b) => compareText(b.page.date ?? "", a.page.date ?? ""));
}

function pageOf({ area, file, page }: Source, areas: readonly SearchArea[], files: readonly string[]): SearchPage {
  const { date, breadcrumbs = [], keywords, tagLabels = [], authors = [] } = page;
  const words = [...new Set([...keywords, ...tagLabels, ...authors.map(({ name }) => name)])];
  const under = breadcrumbs.slice(0, -1).map(({ title }) => title);
  return {
    path: page.path,
    title: page.title,
    area: areas.indexOf(area),
    file: files.indexOf(file),
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
function textsOf({ article }: SearchablePage, cards: readonly string[]): string[] {
  const opening = article.sections.filter(({ titles }) => titles.length === 0);
  const rest = article.sections.filter(({ titles }) => titles.length > 0);
  return [[...opening.map(({ text }) => text), ...cards].join("\n"), ...rest.map(({ text }) => text)];
}
