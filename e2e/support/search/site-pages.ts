import { readFileSync } from "node:fs";
import path from "node:path";
import { fold } from "../../../src/contract/chinese-text";
import {
  type ChineseTable,
  manifestPath,
  type SearchManifest,
  type SearchOutlines,
  type SearchTexts,
  type SearchTitles,
} from "../../../src/contract/search-files";

/** The search records of a build, parsed. */
export interface Records {
  readonly manifest: SearchManifest;
  readonly titles: SearchTitles;
  readonly outlines: SearchOutlines;
  readonly texts: readonly SearchTexts[];
  readonly chinese: ChineseTable;
}

/** A page with all its text, for choosing queries and for checking results. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  /** Heading, text and questions of every section, the page itself first. */
  readonly sections: readonly {
    readonly title: string;
    readonly text: string;
    readonly questions: readonly string[];
  }[];
  readonly text: string;
  /** All text of the page, folded as the search folds it. */
  readonly folded: string;
}

/** Reads the records of a built site. */
export function readSite(publicDir: string): Records {
  const folder = path.dirname(path.join(publicDir, manifestPath));
  const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  const manifest = read<SearchManifest>(path.basename(manifestPath));
  return {
    manifest,
    titles: read(manifest.titles),
    outlines: read(manifest.outlines),
    chinese: read(manifest.chinese),
    texts: manifest.texts.map((name) => read<SearchTexts>(name)),
  };
}

/** Joins the headings and texts of each page, which are in separate files. */
export function sitePages({ titles, outlines, texts }: Pick<Records, "titles" | "outlines" | "texts">): SitePage[] {
  const place = new Map<number, number>();
  return titles.pages.map((page, number) => {
    const index = place.get(page.file) ?? 0;
    place.set(page.file, index + 1);
    const own = texts[page.file]?.[index] ?? [];
    const headings = (outlines[number]?.headings ?? []).map(([, , title]) => title);
    const { title } = page;
    const sections = [title, ...headings].map((title, at) => {
      const [text = "", ...questions] = own[at] ?? [];
      return { title, text, questions };
    });
    const text = own.map(([text]) => text).join("\n");
    return {
      path: page.path,
      title,
      sections,
      text,
      folded: fold(`${sections.map((section) => section.title).join("\n")}\n${text}`),
    };
  });
}
