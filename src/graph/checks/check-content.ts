import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";
import { articleStore } from "../../article/store/article-store";
import { contentDir } from "../../config/content-dir";
import { readSiteNow, site, siteLineOf } from "../../config/site";
import type { SecurityConfig } from "../../config/types";
import { scanContent } from "../../content/scan-content";
import { staticDiagnostics, staticDirs } from "../../content/static-files";
import type { AuthorFields } from "../../kinds/authors/read-authors";
import { docs } from "../../kinds/docs/docs-kind";
import type { FriendFields } from "../../kinds/friends/read-friends";
import type { PagePlan } from "../../kinds/page-plan";
import { contentFolders } from "../../kinds/registry";
import { type Diagnostic, sortDiagnostics } from "../../lib/diagnostic";
import type { Catalog } from "../catalog/catalog";
import { historyDiagnostics } from "../git/file-times";
import { checkMark } from "../mark/check-mark";
import { problemType } from "../nodes/plan-nodes";
import { pictureFile } from "../sharing/front-matter-picture";
import { siteNavigation } from "../site/site-navigation";
import { checkAuthor } from "./check-author";
import { checkLinks } from "./check-links";
import { checkNavigation } from "./check-navigation";
import { checkPictures } from "./check-pictures";
import { damagedPictures } from "./damaged-pictures";
import { allowedOrigins, type EmbeddingFile, externalEmbeds } from "./external-embeds";
import { reportDiagnostics } from "./report-diagnostics";
import { routeDiagnostics } from "./route-conflicts";
import { siteRoutes } from "./site-routes";

interface CheckOptions {
  readonly catalog: Catalog;
  /** The pages that are created. */
  readonly plans: readonly PagePlan[];
  readonly args: CreatePagesArgs;
}

/** Where createPages leaves a build's `security` in Gatsby's cache, for the last step of the build. */
export const securityKey = "security";

/** What the content needs of the site. */
export interface CheckedContent {
  /** The site's, with the hosts that the content names where it says `auto`. */
  readonly security: SecurityConfig;
  /** Sorted. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks all content and reports all diagnostics together. */
export async function checkContent(options: CheckOptions): Promise<CheckedContent> {
  const { reporter, store } = options.args;
  const { diagnostics, security } = await checked(options);
  const sorted = sortDiagnostics(diagnostics);
  reportDiagnostics(sorted, { reporter, root: store.getState().program.directory });
  return { security, diagnostics: sorted };
}

async function checked({ catalog, plans, args }: CheckOptions) {
  const { getNodesByType, cache } = args;
  const dir = contentDir();
  const scan = scanContent(dir, contentFolders());
  const articles = await articleStore(cache).summaries([...catalog.pathByFile.keys()]);
  const routes = siteRoutes(plans, catalog.redirects, staticDirs());
  const { sidebars, byId } = catalog.of(docs);
  const targets = { sidebarIds: sidebars.map(({ id }) => id), docIds: [...byId.keys()], routes, lineOf: siteLineOf };
  const friends = getNodesByType("Friend") as unknown as readonly FriendFields[];
  const pictures = [
    ...articles.flatMap(({ images }) => images.map((image) => path.join(dir, image))),
    ...catalog.pages.map((page) => page.image && pictureFile(page.image, { file: page.file, contentDir: dir })),
    ...friends.map(({ avatar }) => avatar),
  ].filter((file) => file !== null);
  const authors = getNodesByType("Author") as unknown as readonly AuthorFields[];
  const embedding = [...articles, ...authors.map(authorPicture)];
  const diagnostics: Diagnostic[] = [
    ...readSiteNow().diagnostics,
    ...(getNodesByType(problemType) as unknown as (Node & Diagnostic)[]).filter(({ parent }) => parent !== null),
    ...scan.diagnostics,
    ...staticDiagnostics(plans.map(({ path }) => path)),
    ...[...scan.unreadable.values()].flat(),
    ...historyDiagnostics(dir),
    ...catalog.diagnostics,
    ...routeDiagnostics(plans, catalog.redirects),
    ...articles.flatMap((article) => article.diagnostics),
    ...externalEmbeds(embedding, site.security, siteLineOf),
    ...checkLinks({ articles, pathByFile: catalog.pathByFile, routes, reactions: site }),
    ...checkPictures(catalog.pages, dir),
    ...(await checkMark()),
    ...checkAuthor(getNodesByType("Author").map(({ key }) => String(key))),
    ...(await damagedPictures(pictures, dir)),
    ...checkNavigation(siteNavigation(catalog), targets),
  ];
  return { diagnostics, security: allowedOrigins(embedding, site.security) };
}

/** The portrait of an author, which may lie elsewhere. */
function authorPicture({ imageUrl }: AuthorFields): EmbeddingFile {
  const isForeign = imageUrl !== null && !imageUrl.startsWith("/");
  return { file: "authors.yml", embeds: isForeign ? [{ kind: "image", url: imageUrl, line: undefined }] : [] };
}
