import type { SearchOutlines, SearchTexts, SearchTitles } from "../../contract/search-files";
import { SearchEngine } from "../engine/search-engine";
import { SearchIndex } from "../engine/search-index";

/** A page for tests: its title, its address, and the texts of its sections. */
export interface TestPage {
  readonly path: string;
  readonly title: string;
  readonly under?: readonly string[];
  readonly date?: string;
  readonly questions?: readonly string[];
  readonly text?: string;
  readonly sections?: Readonly<Record<string, string>>;
  /** Questions that the sections answer. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
}

const areas = [
  { id: "computerSidebar", label: "计算机基础", tag: "docs-default-current" },
  { id: "blog", label: "博客", tag: "default" },
];

interface TestFiles {
  readonly titles: SearchTitles;
  readonly outlines: SearchOutlines;
  readonly texts: SearchTexts;
}

/** Returns the files as the build writes them. Pages with a date are posts. */
export function testFiles(pages: readonly TestPage[]): TestFiles {
  return {
    titles: {
      synonyms: [],
      areas,
      pages: pages.map(({ path, title, under, date }) => ({
        path,
        title,
        area: date === undefined ? 0 : 1,
        file: 0,
        ...(under && { under }),
        ...(date !== undefined && { date }),
      })),
    },
    outlines: pages.map(({ questions, sections = {} }) => ({
      ...(questions && { questions }),
      headings: Object.keys(sections).map((heading) => [heading, 2, heading] as const),
    })),
    texts: pages.map(({ text = "", sections = {}, asked = {} }) => [
      [text],
      ...Object.entries(sections).map(([heading, text]) => [text, ...(asked[heading] ?? [])] as const),
    ]),
  };
}

/** Creates an engine that has indexed the pages with all their texts. */
export function testEngine(pages: readonly TestPage[], synonyms: readonly (readonly string[])[] = []): SearchEngine {
  const { titles, outlines, texts } = testFiles(pages);
  const index = new SearchIndex({ ...titles, synonyms });
  index.addOutlines(outlines);
  index.addTexts(0, texts);
  return new SearchEngine(index);
}
