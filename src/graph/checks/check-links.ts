import type { ArticleLink } from "../../article/model/types";
import { say } from "../../config/say";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { decodePath, routeKey } from "../../lib/paths";
import { linkMessages } from "../../text/diagnostics/link-messages";

/** The parts of an article that the link check needs. */
export interface LinkedArticle {
  readonly file: string;
  readonly links: readonly ArticleLink[];
  readonly ids: readonly string[];
}

export interface LinkCheckInput {
  readonly articles: readonly LinkedArticle[];
  /** Address of each content file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** All addresses that the site serves: pages, aliases, feeds, files of static/. */
  readonly routes: ReadonlySet<string>;
}

/**
 * Finds broken links. An unknown internal address or anchor is an error. An unresolved link to a Markdown file is a warning,
 * as the specification requires, and is shown as plain text.
 */
export function checkLinks({ articles, pathByFile, routes }: LinkCheckInput): Diagnostic[] {
  const known = new Set([...routes].map(routeKey));
  const byPath = new Map(articles.map((article) => [routeKey(pathByFile.get(article.file) ?? ""), article]));
  const byFile = new Map(articles.map((article) => [article.file, article]));

  const check = (article: LinkedArticle, { href, line }: ArticleLink): Diagnostic | null => {
    const place = { file: article.file, line };
    const [target = "", fragment] = splitFragment(href);
    if (target.startsWith("content:")) {
      const file = decodePath(target.slice("content:".length));
      if (!pathByFile.has(file)) return missingFile(place, file, pathByFile.keys());
      return checkFragment(place, href, fragment, byFile.get(file));
    }
    if (target === "") return checkFragment(place, href, fragment, article);
    if (!target.startsWith("/")) return relativeAddress(place, target);
    const path = routeKey(decodePath(target.replace(/\?.*$/, "")));
    if (!known.has(path)) return missingRoute(place, target, known);
    return checkFragment(place, href, fragment, byPath.get(path));
  };

  return articles.flatMap((article) =>
    article.links.map((link) => check(article, link)).filter((diagnostic) => diagnostic !== null),
  );
}

function splitFragment(href: string): [string, string | undefined] {
  const hash = href.indexOf("#");
  return hash < 0 ? [href, undefined] : [href.slice(0, hash), decodePath(href.slice(hash + 1))];
}

type Place = Pick<Diagnostic, "file" | "line">;

function checkFragment(
  place: Place,
  href: string,
  fragment: string | undefined,
  target: LinkedArticle | undefined,
): Diagnostic | null {
  if (!fragment || target === undefined || target.ids.includes(fragment)) return null;
  const meant = nearest(fragment, target.ids);
  return {
    severity: "error",
    ...place,
    ...say(linkMessages.missingHeading(shown(href), target.file, fragment, meant)),
  };
}

function missingFile(place: Place, file: string, files: Iterable<string>): Diagnostic {
  return { severity: "warning", ...place, ...say(linkMessages.missingFile(file, nearest(file, files))) };
}

function missingRoute(place: Place, target: string, routes: ReadonlySet<string>): Diagnostic {
  const meant = nearest(decodePath(target), routes);
  return { severity: "error", ...place, ...say(linkMessages.missingPage(shown(target), meant)) };
}

/** A trailing slash changes the meaning of a relative address, but not of a link to a file. */
function relativeAddress(place: Place, target: string): Diagnostic {
  return { severity: "error", ...place, ...say(linkMessages.relative(shown(target))) };
}

/** An address in the form its author would write. */
function shown(href: string): string {
  return decodePath(href.replace(/^content:/, ""));
}
