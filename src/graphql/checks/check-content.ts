import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { historyDiagnostics } from "../../assets/git/file-times";
import { checkMark } from "../../assets/mark/site-mark";
import { pictureFile } from "../../assets/sharing/front-matter-picture";
import { elementMessages, pageMessages, postMessages, settingMessages } from "../../config/messages";
import { contentDir, type SiteConfig, siteFile } from "../../config/read-site";
import { readSiteNow, site, siteLineOf } from "../../config/site";
import { customStyles } from "../../config/theme";
import { buildTime, isStale } from "../../content/blog/post-date";
import { type AuthorFields, authorPlaces } from "../../content/data/authors";
import type { FriendFields } from "../../content/data/friends";
import { docs } from "../../content/docs/docs-kind";
import { sidebarsFile } from "../../content/docs/sidebars/sidebars-file";
import { idlePatterns, misnamedEntries, scanContent } from "../../content/files/scan-content";
import { staticDiagnostics, staticDirs, staticFile } from "../../content/files/static-files";
import type { ContentPage, PagePlan } from "../../content/kind";
import { contentFolders, otherFolders, topFiles } from "../../content/registry";
import { type Diagnostic, error, sortDiagnostics, warning } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import type { ArticleSummary } from "../../markdown/article-store";
import type { Catalog } from "../catalog/catalog";
import { problemType } from "../nodes/plan-nodes";
import { siteNavigation } from "../site/site-navigation";
import { checkLinks } from "./check-links";
import { checkNavigation } from "./check-navigation";
import { checkPictures, damagedPictures } from "./check-pictures";
import { deadRedirects, routeDiagnostics, siteRoutes } from "./check-routes";
import { checkStyles } from "./check-styles";
import { withoutConsequences } from "./consequences";
import { allowedOrigins, type EmbeddingFile, externalEmbeds } from "./external-embeds";
import { reportDiagnostics, withGivenPath } from "./report-diagnostics";
import { withLines } from "./with-lines";

interface CheckOptions {
  readonly catalog: Catalog;
  readonly plans: readonly PagePlan[];
  readonly articles: readonly ArticleSummary[];
  readonly args: CreatePagesArgs;
}

/**
 * Key in Gatsby's cache under which createPages stores a build's `security` for the last step of
 * the build.
 */
export const securityKey = "security";

/**
 * Checks all content and the settings, and reports the diagnostics.
 * @returns the sorted diagnostics, and the `security` settings with `auto` replaced by origins
 */
export async function checkContent({ catalog, plans, articles, args }: CheckOptions) {
  const { getNodesByType, reporter, store } = args;
  const dir = contentDir();
  const scan = scanContent(dir, contentFolders());
  const routes = siteRoutes(plans, catalog.redirects, staticDirs());
  const { sidebars, byId } = catalog.of(docs);
  const problems = (getNodesByType(problemType) as unknown as (Node & Diagnostic)[]).filter(
    ({ parent }) => parent !== null,
  );
  const targets = {
    sidebarIds: sidebars.map(({ id }) => id),
    isBroken: brokenSidebars([...problems, ...catalog.diagnostics]),
    docIds: [...byId.keys()],
    routes,
    draftPaths: catalog.draftPaths,
    lineOf: siteLineOf,
  };
  const friends = getNodesByType("Friend") as unknown as readonly FriendFields[];
  const pictures = [
    ...articles.flatMap(({ images }) => images.map((image) => path.join(dir, image))),
    ...catalog.pages.map((page) => page.image && pictureFile(page.image, { file: page.file, contentDir: dir })),
    ...friends.map(({ avatar }) => avatar),
  ].filter((file) => file !== null);
  const authors = getNodesByType("Author") as unknown as readonly AuthorFields[];
  const embedding = [...articles, ...authors.map(authorPicture)];
  const settings = readSiteNow().diagnostics;
  const found: readonly Diagnostic[] = [
    ...problems,
    ...scan.diagnostics,
    ...misnamedEntries(dir, [...topFiles(), ...contentFolders(), ...otherFolders, "static"]),
    ...idlePatterns(site.ownExclude, dir, contentFolders()),
    ...staticDiagnostics(plans.map(({ path }) => path)),
    ...[...scan.unreadable.values()].flat(),
    ...historyDiagnostics(dir),
    ...catalog.diagnostics,
    ...routeDiagnostics(plans, catalog.redirects),
    ...deadRedirects(catalog.redirects, routes, catalog.draftPaths),
    ...articles.flatMap((article) => article.diagnostics),
    ...externalEmbeds(embedding, site.security, siteLineOf("security")),
    ...checkLinks({ ...catalog, articles, routes, reactions: site }),
    ...checkPictures(catalog.pages, dir),
    ...(await checkMark()),
    ...checkScripts(site),
    ...checkStyles([...articles.flatMap(({ components }) => components), customStyles], dir),
    ...checkAges(catalog.pages),
    ...checkAuthor(authors.map(({ key }) => key)),
    ...(await damagedPictures(pictures, dir)),
    ...checkNavigation(siteNavigation(catalog), targets),
  ];
  // An invalid setting has its default, with which the owner's other settings may not agree.
  const invalid = new Set(settings.flatMap(({ severity, field }) => (severity === "error" && field ? field : [])));
  const isConsequence = ({ file, field = "" }: Diagnostic) => file === siteFile && invalid.has(field);
  const all = [...settings, ...found.filter((problem) => !isConsequence(problem))];
  const causes = withoutConsequences(all, { catalog, contentDir: dir, unreadable: [...scan.unreadable.keys()] });
  const diagnostics = sortDiagnostics(withLines(causes, dir));
  const given = diagnostics.map((diagnostic) => withGivenPath(diagnostic, dir));
  reportDiagnostics(given, { reporter, root: store.getState().program.directory });
  return { security: allowedOrigins(embedding, site.security), diagnostics };
}

/**
 * Returns a function that tells whether sidebars.yml has an error in a given sidebar,
 * or cannot be read at all.
 */
function brokenSidebars(diagnostics: readonly Diagnostic[]): (id: string) => boolean {
  const errors = diagnostics.filter(({ file, severity }) => file === sidebarsFile && severity === "error");
  return (id) => errors.some(({ field }) => field === undefined || field.split(".")[0] === id);
}

/**
 * Returns authors.yml as a file with embeds: the author's portrait if it is on another site, or
 * none.
 */
function authorPicture({ imageUrl }: AuthorFields): EmbeddingFile {
  const isForeign = imageUrl !== null && !imageUrl.startsWith("/");
  return { file: "authors.yml", embeds: isForeign ? [{ kind: "image", url: imageUrl, line: undefined }] : [] };
}

/**
 * Reports pages that were last verified more than `blog.staleAfterYears` years ago. Posts become
 * stale at the same age.
 */
export function checkAges(pages: readonly Pick<ContentPage, "file" | "checked">[], now = buildTime()): Diagnostic[] {
  const { staleAfterYears } = site.blog;
  const old = pages.filter(({ checked }) => checked !== null && isStale(checked.date, staleAfterYears, now));
  return old.map(({ file, checked }) => {
    return warning({ file, field: "checked" }, pageMessages.stale(checked?.date.slice(0, 10), staleAfterYears));
  });
}

/**
 * Reports an `author` in site.yml that is not in authors.yml.
 * @param keys keys in authors.yml
 */
function checkAuthor(keys: readonly string[], { author } = site): Diagnostic[] {
  if (author === null || keys.includes(author)) return [];
  const place = { file: siteFile, field: "author", line: siteLineOf("author") };
  const problem = error(place, postMessages.unknownOwner(author, nearest(author, keys)));
  return [{ ...problem, awaits: authorPlaces(author) }];
}

/**
 * Reports scripts in site.yml's `head` that are missing from static/. If the content is not trusted
 * to run code, reports all scripts in `head`.
 */
export function checkScripts({ head, content }: Pick<SiteConfig, "head" | "content">): Diagnostic[] {
  return head.flatMap(({ script }, index) => {
    if (!script) return [];
    const field = `head.${index}.script`;
    const place = { file: siteFile, field, line: siteLineOf(field) };
    if (content.trust === "none") return [error(place, elementMessages.untrustedScript)];
    const isMissing = script.src.startsWith("/") && staticFile(script.src) === null;
    return isMissing ? [error(place, settingMessages.noScript(script.src))] : [];
  });
}
