import { joinPath, routeKey } from "../../../../src/lib/paths";
import { docusaurusMessages } from "../../messages/docusaurus-messages";
import type { ImportedFile } from "../../model";
import type { Notes } from "../../notes";
import type { Project } from "../../project";
import type { ContentPlugin, SiteParts } from "../config/site-parts";
import { pageAddress } from "./addresses";
import { fixFrontMatter } from "./fix-front-matter";
import { type ReadFile, type ReadFolder, readFolder } from "./read-folder";
import type { SourcePage } from "./source-page";

export interface PagesPart extends ReadFolder {
  readonly pages: readonly (SourcePage & ReadFile)[];
  /** Addresses of the pages that are programs, and have none here. */
  readonly leftBehind: readonly string[];
}

/** The Markdown pages of src/pages. Pages in React are left behind; in the place of the home page there is one by default. */
export function pagesPart(plugin: ContentPlugin, site: SiteParts, project: Project, notes: Notes): PagesPart {
  const folder = readFolder(plugin, "pages", "pages/", site, project);
  const leftBehind = folder.files.filter(isReactPage).map((file) => {
    const address = routeKey(joinPath(plugin.routeBasePath, pageAddress(insideOf(file).replace(/\.\w+$/, ""), {})));
    const wording = address === "/" ? docusaurusMessages.home : docusaurusMessages.reactPage;
    notes.left({ file: "from" in file ? file.from : file.source, found: address }, wording);
    return address;
  });
  const pages = folder.pages.map((read) => ({
    ...read,
    fields: fixFrontMatter(read.data),
    address: joinPath(plugin.routeBasePath, pageAddress(read.inside, read.data)),
    aliases: [],
  }));
  // The programs' own files are of no use without them; what an article imports is found anyway.
  return {
    ...folder,
    pages,
    files: folder.files.filter((file) => !/\.(?:[jt]sx?|css|scss|json)$/.test(file.target)),
    leftBehind,
  };
}

function insideOf({ target }: ImportedFile): string {
  return target.replace(/^pages\//, "");
}

/** As Docusaurus finds them: every module that is no test, no types and no part of a page beside it. */
function isReactPage(file: ImportedFile): boolean {
  const inside = insideOf(file);
  return /\.(?:jsx?|tsx?)$/.test(inside) && !/(?:^|\/)_|\.(?:d|test|module|spec)\.\w+$|__tests__/.test(inside);
}
