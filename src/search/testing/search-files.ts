import type { SearchManifest, SearchRecord } from "../../shared/search-files";
import { buildSearch, type SearchContents } from "../build/build-search";
import { SearchEngine } from "../engine/search-engine";
import { SearchIndex } from "../engine/search-index";
import type { SearchAnswer, SearchRequest } from "../model/search-types";

/** A test page with its text. The keys of `sections` are headings. */
export interface TestPage {
  readonly path: string;
  readonly title: string;
  readonly under?: readonly string[];
  readonly date?: string;
  readonly questions?: readonly string[];
  readonly text?: string;
  readonly sections?: Readonly<Record<string, string>>;
  /** Questions that the sections answer, by heading. */
  readonly asked?: Readonly<Record<string, readonly string[]>>;
}

/** Returns the search's input for these pages. Pages with a date are blog posts. */
export function testContents(pages: readonly TestPage[], synonyms: SearchContents["synonyms"] = []): SearchContents {
  const isPost = ({ date }: TestPage) => date !== undefined;
  // Newest first, as in a build.
  const posts = pages.filter(isPost).sort((a, b) => ((a.date ?? "") < (b.date ?? "") ? 1 : -1));
  const areas = [
    {
      id: "computerSidebar",
      label: "计算机基础",
      tag: "docs-default-current",
      pages: pages.filter((page) => !isPost(page)).map(recordOf),
    },
    { id: "blog", label: "博客", tag: "default", pages: posts.map(recordOf) },
  ];
  return { areas: areas.filter(({ pages }) => pages.length > 0), synonyms };
}

function recordOf({
  path,
  title,
  under,
  date,
  questions = [],
  text = "",
  sections,
  asked = {},
}: TestPage): SearchRecord {
  return {
    path,
    title,
    ...(under && { under }),
    ...(date !== undefined && { date }),
    sections: [
      { id: null, level: 1, title, text, questions },
      ...Object.entries(sections ?? {}).map(([heading, text]) => {
        return { id: heading, level: 2, title: heading, text, questions: asked[heading] ?? [] };
      }),
    ],
  };
}

/** A search engine that loads its files synchronously from memory. */
export class LocalSearch {
  readonly engine: SearchEngine;
  /** Names of the files that the engine has requested. */
  readonly read = new Set<string>();

  constructor(
    manifest: SearchManifest,
    private readonly fileOf: (name: string) => unknown,
  ) {
    this.engine = new SearchEngine(new SearchIndex(manifest));
  }

  /** Returns the final answer to a query. */
  search(request: SearchRequest): SearchAnswer {
    const { parts } = this.engine.index;
    for (;;) {
      const answer = this.engine.search(request);
      if (answer !== null) return answer;
      for (const name of parts.missing) {
        this.read.add(name);
        this.engine.index.add(name, this.fileOf(name) ?? null);
      }
    }
  }
}

/** Creates a search over the pages. */
export function testSearch(pages: readonly TestPage[], synonyms: SearchContents["synonyms"] = []): LocalSearch {
  const { manifest, files } = buildSearch(testContents(pages, synonyms));
  return new LocalSearch({ ...manifest, folder: "data" }, (name) => files.get(name));
}
