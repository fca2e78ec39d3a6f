import type { SearchArea, SearchHeading, SearchPage, SearchTitles } from "../../contract/search/search-files";
import { uniqueSources } from "../../contract/search/unique-sources";
import type { SearchablePage, SearchData } from "./search-query";

/** Tags by which DocSearch tells the docs of a version from everything else. */
const tags = { docs: "docs-default-current", other: "default" };

export interface SearchRecords {
  readonly titles: SearchTitles;
  /** One a file, in the order that `SearchPage.file` counts by. */
  readonly files: readonly {
    readonly area: string;
    readonly name: string;
    readonly texts: readonly (readonly string[])[];
  }[];
}

export interface SearchLabels {
  readonly language: string;
  /** Of the blog, of pages that are in no list, and of docs outside every sidebar. */
  readonly labels: { readonly blog: string; readonly pages: string; readonly docs: string };
}

interface Source {
  readonly area: SearchArea;
  /** File of the page's text, by name. */
  readonly file: string;
  readonly page: SearchablePage;
  readonly under: readonly string[];
  readonly date?: string;
}

/** Sorts all pages into areas and their texts into files: one a sidebar, one a year of the blog, one of single pages. */
export function searchRecords(data: SearchData, { language, labels }: SearchLabels): SearchRecords {
  const sidebars = data.sidebars.nodes.map(
    ({ sidebarId, label }): SearchArea => ({ id: sidebarId, label, tag: tags.docs }),
  );
  const docs = { id: "docs", label: labels.docs, tag: tags.docs };
  const blog = { id: "blog", label: labels.blog, tag: tags.other };
  const single = { id: "pages", label: labels.pages, tag: tags.other };
  const declared = uniqueSources([...sidebars, docs, blog, single]);
  const sources: Source[] = [
    ...data.docs.nodes.map((page) => {
      const area = sidebars.find(({ id }) => id === page.sidebar) ?? docs;
      return { area, file: area.id, page, under: page.breadcrumbs.slice(0, -1).map(({ title }) => title) };
    }),
    ...data.posts.nodes.map((page) => {
      const date = page.date.slice(0, 10);
      return { area: blog, file: `${blog.id}-${date.slice(0, 4)}`, page, under: [], date };
    }),
    ...data.pages.nodes.map((page) => ({ area: single, file: single.id, page, under: [] })),
  ];
  // By area and, within the blog, newest year first: what stands first is loaded first.
  const areas = declared.filter((area) => sources.some((source) => source.area === area));
  const ordered = areas.flatMap((area) => sources.filter((source) => source.area === area));
  const names = [...new Set(ordered.map(({ file }) => file))];
  const pages = ordered.map((source) => ({ source, ...sectionsOf(source.page) }));
  return {
    titles: { language, areas, pages: pages.map(({ source, headings }) => pageOf(source, headings, areas, names)) },
    files: names.map((name) => {
      const inFile = pages.filter(({ source }) => source.file === name);
      return { area: inFile[0]?.source.area.id ?? name, name, texts: inFile.map(({ texts }) => texts) };
    }),
  };
}

function pageOf(
  { area, file, page, under, date }: Source,
  sections: readonly SearchHeading[],
  areas: readonly SearchArea[],
  files: readonly string[],
): SearchPage {
  return {
    path: page.path,
    area: areas.indexOf(area),
    file: files.indexOf(file),
    ...(under.length > 0 && { under }),
    ...(date !== undefined && { date }),
    sections,
  };
}

/** The page itself always comes first, even where its text begins with a heading. */
function sectionsOf({ title, article }: SearchablePage): { headings: SearchHeading[]; texts: string[] } {
  const opening = article.sections.filter(({ titles }) => titles.length === 0);
  const rest = article.sections.filter(({ titles }) => titles.length > 0);
  return {
    headings: [
      [null, 1, title],
      ...rest.map(({ id, titles }): SearchHeading => [id, Math.min(titles.length + 1, 6), titles.at(-1) ?? ""]),
    ],
    texts: [opening.map(({ text }) => text).join("\n"), ...rest.map(({ text }) => text)],
  };
}
