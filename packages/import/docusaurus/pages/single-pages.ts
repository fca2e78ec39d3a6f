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
 * The Markdown pages of src/pages. React pages are left behind; the site's default home page
 * replaces theirs.
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
  // The modules of React pages are of no use without them. Files that an article imports are found
  // separately.
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

/** Whether Docusaurus makes a page of a module. It excludes tests, types and partials. */
function isReactPage(file: ImportedFile): boolean {
  const inside = insideOf(file);
  return /\.(?:jsx?|tsx?)$/.test(inside) && !/(?:^|\/)_|\.(?:d|test|module|spec)\.\w+$|__tests__/.test(inside);
}
