import { linkMessages } from "../../config/messages";
import { givenPath } from "../../config/obsidian";
import { contentDir, type SiteConfig } from "../../config/read-site";
import type { Diagnostic, Wording } from "../../lib/diagnostic";
import { nearest, nearestPath } from "../../lib/nearest";
import { basename, decodePath, relativePath, routeKey } from "../../lib/paths";
import type { ArticleSummary } from "../../markdown/article-store";
import { filePlaces, pageOfFile } from "../../markdown/files/named-files";
import { addressFrom } from "../../markdown/links/link-article";
import type { ArticleLink, MissingNote } from "../../markdown/model/types";
import { draftsByRoute } from "./check-routes";

/**
 * The part of an article that the link check reads. An article that failed to render has no ids and
 * at least one error, so links to its headings are not reported.
 */
type LinkedArticle = Pick<ArticleSummary, "file" | "links" | "ids"> & Partial<Pick<ArticleSummary, "diagnostics">>;

interface LinkCheckInput {
  readonly articles: readonly LinkedArticle[];
  readonly pathByFile: ReadonlyMap<string, string>;
  /** Addresses of unpublished drafts, by file. None by default. */
  readonly draftPaths?: ReadonlyMap<string, string>;
  /**
   * All addresses that the site serves, such as those of pages, aliases, feeds and files in
   * static/.
   */
  readonly routes: ReadonlySet<string>;
  readonly reactions: Pick<SiteConfig, "onBrokenLinks" | "onBrokenAnchors" | "onBrokenMarkdownLinks">;
}

/**
 * Reports links to unknown addresses, headings, files and notes, and to unpublished drafts. The
 * site's settings determine whether such a link is an error, a warning, or ignored.
 */
export function checkLinks({
  articles,
  pathByFile,
  draftPaths = new Map(),
  routes,
  reactions,
}: LinkCheckInput): Diagnostic[] {
  const known = new Set([...routes].map(routeKey));
  const drafts = draftsByRoute(draftPaths);
  const byPath = new Map(articles.map((article) => [routeKey(pathByFile.get(article.file) ?? ""), article]));

  const check = (article: LinkedArticle, { href, note, isPicture }: ArticleLink): Fault | null => {
    const [target = "", fragment] = splitFragment(href);
    if (target === "") return checkFragment(href, fragment, article);
    const address = linkedAddress(target, article.file, pathByFile.get(article.file) ?? "/", pathByFile);
    // Only other pages are suggested, because the author cannot have meant the page itself.
    const isOther = (file: string) => file !== article.file;
    if (address === undefined) {
      const draft = linkedDraft(target, article.file, draftPaths);
      if (draft !== undefined) return { setting: "onBrokenMarkdownLinks", ...linkMessages.draft(draft) };
      const files = [...pathByFile.keys()].filter(isOther);
      return note ? missingNote(note, files) : missingFile(shown(target), article.file, files);
    }
    const path = routeKey(address);
    const ownPath = routeKey(pathByFile.get(article.file) ?? "");
    const others = () => new Set([...known].filter((route) => route !== ownPath));
    if (!target.startsWith("content:") && !known.has(path)) {
      const draft = drafts.get(path);
      if (draft !== undefined) return { setting: "onBrokenLinks", ...linkMessages.draft(draft) };
      return isPicture || names.test(path)
        ? missingStaticFile(target, path, others(), isPicture)
        : missingRoute(target, path, others());
    }
    return checkFragment(href, fragment, byPath.get(path));
  };

  return articles.flatMap((article) =>
    article.links.flatMap((link): Diagnostic[] => {
      const fault = check(article, link);
      if (fault === null || reactions[fault.setting] === "ignore") return [];
      const { setting, ...wording } = fault;
      const severity = reactions[setting] === "throw" ? "error" : "warning";
      return [{ severity, file: article.file, line: link.line, about: "link", ...wording }];
    }),
  );
}

/** A problem with a link, and the setting that determines its severity. */
type Fault = Wording & Pick<Diagnostic, "awaits"> & { readonly setting: keyof LinkCheckInput["reactions"] };

/**
 * Returns the decoded address to which a link leads, or undefined if the link is to a file that is
 * not a page.
 * @param target the link without its fragment
 * @param file the file with the link
 * @param page address of the page with the link, against which a relative address is resolved
 */
export function linkedAddress(target: string, file: string, page: string, pathByFile: ReadonlyMap<string, string>) {
  if (target.startsWith("content:")) return pageOfFile(decodePath(target.slice("content:".length)), file, pathByFile);
  const path = target.replace(/\?.*$/s, "");
  return decodePath(path.startsWith("/") ? path : addressFrom(page, path.split("/").map(encodeURIComponent).join("/")));
}

/** Returns the unpublished draft to which a link to a file leads; undefined if there is none. */
function linkedDraft(target: string, from: string, draftPaths: ReadonlyMap<string, string>): string | undefined {
  const path = pageOfFile(decodePath(target.slice("content:".length)), from, draftPaths);
  return [...draftPaths].find(([, draftPath]) => draftPath === path)?.[0];
}

function splitFragment(href: string): [string, string | undefined] {
  const hash = href.indexOf("#");
  return hash < 0 ? [href, undefined] : [href.slice(0, hash), decodePath(href.slice(hash + 1))];
}

function checkFragment(href: string, fragment: string | undefined, target: LinkedArticle | undefined): Fault | null {
  if (!fragment || target === undefined || target.ids.includes(fragment)) return null;
  if (target.ids.length === 0 && target.diagnostics?.some(({ severity }) => severity === "error")) return null;
  const meant = nearest(fragment, target.ids);
  const wording = linkMessages.noHeading(
    shown(href),
    givenPath(target.file, contentDir()),
    fragment,
    meant && `#${meant}`,
  );
  return { setting: "onBrokenAnchors", ...wording };
}

function missingFile(file: string, from: string, files: Iterable<string>): Fault {
  const meant = nearestPath(file, files);
  const wording = linkMessages.noFile(file, meant && relativePath(from, meant));
  return { setting: "onBrokenMarkdownLinks", ...wording, awaits: filePlaces(file, from) };
}

/**
 * Returns the fault of a `[[note]]` link. If the note has been renamed, the suggestion is its new
 * name.
 */
function missingNote({ name, newPath }: MissingNote, files: readonly string[]): Fault {
  const meant = newPath ?? nearestPath(name, files);
  const link = meant && `[[${basename(meant).replace(/\.mdx?$/, "")}]]`;
  return { setting: "onBrokenMarkdownLinks", ...linkMessages.noNote(name, link) };
}

function missingRoute(target: string, path: string, routes: ReadonlySet<string>): Fault {
  const wording = linkMessages.noPage(shown(target), nearestPath(path, routes));
  return { setting: "onBrokenLinks", ...wording, awaits: [path] };
}

/**
 * Matches a path with a file extension other than `.html` and `.htm`, such as `/files/a.pdf`. An
 * extension contains a letter, so `/docs/v1.0` does not match.
 */
const names = /\.(?!html?$)[a-z\d]*[a-z][a-z\d]*$/i;

function missingStaticFile(target: string, path: string, routes: ReadonlySet<string>, isPicture?: boolean): Fault {
  const report = isPicture ? linkMessages.noPicture : linkMessages.noStaticFile;
  return { setting: "onBrokenLinks", ...report(shown(target), nearestPath(path, routes)), awaits: [path] };
}

/** Returns an address as its author would write it. */
function shown(href: string): string {
  return decodePath(href.replace(/^content:/, ""));
}
