import { joinPath } from "../../../src/lib/paths";
import { siteFiles } from "../../../src/shared/site-files";
import { importMessages } from "../messages/messages";
import type { ImportedSite, SiteSettings } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { hostRedirects } from "./host-redirects";
import { basePaths, plainAddress } from "./keep-address";

/** Matches files that a build of this site writes itself, some of them only for certain hosts. */
const writtenHere = /^static\/(?:_redirects|_headers|404\.html|index\.html)$/;

/**
 * Removes the files that this site writes for hosts itself. Redirects of hosts that lead to pages
 * move to site.yml and to the pages' aliases. Adds a redirect from `/sitemap.xml` unless the
 * project has that file. Drops redirects from addresses of pages and of the blog's lists. Of two
 * redirects that differ only in case, the first stays, because hosts and file systems may treat
 * them as one.
 */
export function withoutHostFiles(site: ImportedSite, project: Project, notes: Notes): ImportedSite {
  const answers = new Set(
    site.pages.flatMap(({ address, aliases = [] }) => [address ?? [], aliases].flat().map(plainAddress)),
  );
  for (const file of site.files) {
    const source = "from" in file ? file.from : file.source;
    if (writtenHere.test(file.target) && !file.target.endsWith("/_redirects"))
      notes.left({ file: source }, importMessages.hostFile);
  }
  const found = hostRedirects(site, project, notes);
  const redirects = [...(site.settings.redirects ?? []), ...found.redirects];
  // Adds a redirect from the name that most generators use, because search engines keep requesting
  // it.
  if (!site.files.some(({ target }) => target === "static/sitemap.xml"))
    redirects.push({ from: "/sitemap.xml", to: siteFiles.sitemap });
  const settings: SiteSettings = { ...site.settings, redirects: distinct(redirects, answers).filter(isFree(site)) };
  const files = site.files.filter(({ target }) => !writtenHere.test(target));
  return { ...site, settings, pages: found.pages, files };
}

type Redirect = NonNullable<SiteSettings["redirects"]>[number];

/** Returns a filter that drops redirects from the blog's lists, if there are posts. */
function isFree({ settings, pages }: ImportedSite): (redirect: Redirect) => boolean {
  const blog = basePaths(settings).blog.replace(/^\/+|\/+$/g, "");
  const list = /^\/?(?:|archive|tags|page\/(?!1$)\d+)$/;
  const prefix = blog === "" ? "" : `/${blog}`;
  if (!pages.some(({ kind }) => kind === "blog")) return () => true;
  return ({ from }) => !from.startsWith(prefix) || !list.test(plainAddress(from).slice(prefix.length));
}

function distinct(redirects: readonly Redirect[], answers: ReadonlySet<string>): Redirect[] {
  const taken = new Set([...answers].map((address) => address.toLowerCase()));
  return redirects.filter(({ from }) => {
    const key = plainAddress(joinPath(from)).toLowerCase();
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}
