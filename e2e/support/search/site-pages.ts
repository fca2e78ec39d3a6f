import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { joinTexts } from "../../../src/search/build/build-search";
import { fold } from "../../../src/search/model/chinese-text";
import { manifestPath, type SearchManifest, type SearchRecord, type TextFile } from "../../../src/shared/search-files";

/** The search files of a build, parsed. */
export interface Records {
  readonly manifest: SearchManifest;
  /** Parsed contents of the JSON files in the manifest's folder, by name without `.json`. */
  readonly files: ReadonlyMap<string, unknown>;
  /** All pages in the order of the manifest's areas. */
  readonly pages: readonly SearchRecord[];
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

/** Reads the search files of a built site. */
export function readSite(publicDir: string): Records {
  const file = path.join(publicDir, manifestPath);
  const manifest: SearchManifest = JSON.parse(readFileSync(file, "utf8"));
  const folder = path.join(path.dirname(file), manifest.folder);
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const files = new Map<string, unknown>(
    names.map((name) => [path.basename(name, ".json"), JSON.parse(readFileSync(path.join(folder, name), "utf8"))]),
  );
  return { manifest, files, pages: pagesIn(files) };
}

/** Returns the pages whose text is in the files. */
export function pagesIn(files: ReadonlyMap<string, unknown>): SearchRecord[] {
  const texts: TextFile[] = [];
  for (let number = 0; files.has(`texts-${number}`); number++) texts.push(files.get(`texts-${number}`) as TextFile);
  return joinTexts(texts);
}

/** Returns the pages. The `text` of a page joins the texts of all its sections. */
export function sitePages({ pages }: Pick<Records, "pages">): SitePage[] {
  return pages.map(({ path, title, sections }) => {
    const text = sections.map(({ text }) => text).join("\n");
    return { path, title, sections, text, folded: fold(`${sections.map(({ title }) => title).join("\n")}\n${text}`) };
  });
}
