import { joinPath, routeKey } from "../../../../src/lib/paths";
import { docusaurusMessages } from "../../messages/messages";
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
  /** Addresses of React pages, which are not imported. */
  readonly leftBehind: readonly string[];
}

/**
 * Reads the Markdown pages in src/pages. React pages are left behind. The site's default home page
 * replaces a React home page.
 */
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
  // Drops the code, styles and data of React pages. Files that an article imports are added
  // elsewhere.
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

/**
 * Returns whether Docusaurus turns a file into a React page. It excludes files such as tests, type
 * declarations and partials.
 */
function isReactPage(file: ImportedFile): boolean {
  const inside = insideOf(file);
  return /\.(?:jsx?|tsx?)$/.test(inside) && !/(?:^|\/)_|\.(?:d|test|module|spec)\.\w+$|__tests__/.test(inside);
}
