import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../config/read-site";
import { digestOf, writeChanged } from "../lib/node/files";
import { encodePath, joinPath } from "../lib/paths";
import { fragmentAddress, type SidebarReference } from "../shared/fragment";
import { deployedFile } from "../shared/site-files";
import { cutPage, finishPage, fragmentOf, type PageFrame, type RenderedPage, sidebarOf } from "./finish-page";
import { setAsideGatsbyOutput } from "./gatsby-output";
import { contentPolicy } from "./hosting/content-policy";
import { writeTitleFonts } from "./title-fonts";

interface PagesOptions {
  /** The project's root folder. */
  readonly root: string;
  readonly site: SiteConfig;
  /**
   * Gatsby's pages. The keys are decoded paths without the prefix. The values are HTML files,
   * relative to the deployed folder.
   */
  readonly pages: ReadonlyMap<string, string>;
  readonly frame: Omit<PageFrame, "policy" | "font">;
}

/**
 * Writes every page, with its fragment beside it, each area's sidebar once, and the title fonts.
 * Gatsby's own output is set aside for the next build. The 404 page, and unlisted pages with a
 * sidebar, have no fragment.
 * @returns the hashes of all inline scripts, sorted
 */
export async function writePages({ root, site, pages, frame }: PagesOptions): Promise<string[]> {
  const publicDir = path.join(root, "public");
  // Keeps the pages as buffers, which take a third of the memory of strings, and converts one page
  // at a time.
  const read = [...pages].map(([address, file]) => ({ address, file, html: readFileSync(path.join(publicDir, file)) }));
  setAsideGatsbyOutput(root, pages.values());
  const cut = function* () {
    for (const { address, file, html } of read) yield { address, file, ...cutPage(html.toString(), file) };
  };
  const sidebars = writeSidebars(publicDir, cut());
  const fonts = await writeTitleFonts(publicDir, cut(), site.theme);
  const ofPages = fonts.pages.values();
  const addressOf = (file: string | null = null) => file && site.baseUrl + file;
  const scripts = new Set<string>();
  const policy: PageFrame["policy"] = (code) => {
    const hashes = code.map(policyHash);
    for (const one of hashes) scripts.add(one);
    return contentPolicy(site, hashes, "meta");
  };
  for (const { address, file, ...page } of cut()) {
    const navigation = sidebarOf(page);
    const files = {
      sidebar: navigation && (sidebars.get(navigation.id) ?? null),
      font: addressOf(ofPages.next().value),
    };
    const own = isNotFound.test(address) ? null : encodePath(joinPath(site.baseUrl, address));
    const finished = finishPage(page, { ...frame, policy, font: addressOf(fonts.frame) }, files, own);
    writeChanged(path.join(publicDir, deployedFile(file, site.trailingSlash)), finished);
    if (own === null || (navigation && isUnlisted(page))) continue;
    const fragment = fragmentOf(page, frame.version, own, files);
    writeChanged(path.join(publicDir, fragmentAddress(address)), JSON.stringify(fragment));
  }
  await fonts.written;
  return [...scripts].sort();
}

const isNotFound = /^\/404(?:\.html|\/)?$/;

/**
 * Returns whether a page is unlisted. An unlisted page appears in its sidebar only while it is the
 * open page, so the other pages of the area must not use that sidebar. For a listed page with
 * `noindex`, src/components/head/seo.tsx writes `noindex, follow`, which does not match.
 */
const isUnlisted = ({ head }: RenderedPage) => head.includes('<meta name="robots" content="noindex"');

/**
 * Writes each area's sidebar. Among the listed pages with a complete sidebar, takes the sidebar
 * with the fewest open categories.
 * @returns the sidebars' files, by sidebar id
 */
function writeSidebars(publicDir: string, pages: Iterable<RenderedPage>): ReadonlyMap<string, SidebarReference> {
  const sidebars = new Map<string, string>();
  const opened = (html: string) => html.split(" open=").length;
  for (const page of pages) {
    const sidebar = sidebarOf(page);
    if (sidebar === null || sidebar.isPart || isUnlisted(page)) continue;
    const known = sidebars.get(sidebar.id);
    if (known === undefined || opened(sidebar.html) < opened(known)) sidebars.set(sidebar.id, sidebar.html);
  }
  return new Map(
    [...sidebars].map(([id, html]) => {
      const name = `sidebar-${policyHash(id).replace(/\W/g, "").slice(6, 14)}`;
      const file = `assets/${name}-${digestOf(html)}.txt`;
      // The file contains its own name, so that a page can check whether it shows this version of
      // the sidebar.
      const named = html.replace("data-site-sidebar=", () => `data-site-sidebar-file="${file}" data-site-sidebar=`);
      writeChanged(path.join(publicDir, file), named);
      return [id, { id, file }];
    }),
  );
}

/** Returns the hash of an inline element's content, in Content-Security-Policy format. */
function policyHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
