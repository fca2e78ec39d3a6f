import type { SiteConfig } from "../../config/read-site";
import { type Diagnostic, quote } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { basename, decodePath, routeKey } from "../../lib/paths";
import { pageOfFile } from "../../markdown/files/named-files";
import { addressFrom } from "../../markdown/links/link-article";
import type { ArticleLink } from "../../markdown/model/types";

/** The parts of an article that the link check needs. */
export interface LinkedArticle {
  readonly file: string;
  readonly links: readonly ArticleLink[];
  readonly ids: readonly string[];
  /** Its own mistakes; with an error it has no text, so that nothing is known of its headings. */
  readonly diagnostics?: readonly Diagnostic[];
}

interface LinkCheckInput {
  readonly articles: readonly LinkedArticle[];
  /** Address of each content file. */
  readonly pathByFile: ReadonlyMap<string, string>;
  /** All addresses that the site serves: pages, aliases, feeds, files of static/. */
  readonly routes: ReadonlySet<string>;
  readonly reactions: Pick<SiteConfig, "onBrokenLinks" | "onBrokenAnchors" | "onBrokenMarkdownLinks">;
}

/** Finds links to unknown addresses, headings and files, each as grave as the site takes it. */
export function checkLinks({ articles, pathByFile, routes, reactions }: LinkCheckInput): Diagnostic[] {
  const known = new Set([...routes].map(routeKey));
  const byPath = new Map(articles.map((article) => [routeKey(pathByFile.get(article.file) ?? ""), article]));

  const check = (article: LinkedArticle, { href, line }: ArticleLink): Fault | null => {
    const place = { file: article.file, line };
    const [target = "", fragment] = splitFragment(href);
    if (target.startsWith("content:")) {
      const file = decodePath(target.slice("content:".length));
      const page = pageOfFile(file, article.file, pathByFile);
      if (page === undefined) return missingFile(place, file, pathByFile.keys());
      return checkFragment(place, href, fragment, byPath.get(routeKey(page)));
    }
    if (target === "") return checkFragment(place, href, fragment, article);
    const path = routeKey(decodePath(addressOf(target, pathByFile.get(article.file) ?? "/")));
    if (!known.has(path)) return missingRoute(place, target, path, known);
    return checkFragment(place, href, fragment, byPath.get(path));
  };

  return articles
    .flatMap((article) => article.links.map((link) => check(article, link)))
    .flatMap((fault): Diagnostic[] => {
      if (fault === null || reactions[fault.setting] === "ignore") return [];
      const { setting, ...diagnostic } = fault;
      return [{ severity: reactions[setting] === "throw" ? "error" : "warning", ...diagnostic }];
    });
}

/** What is wrong with a link, and the setting that says how grave that is. */
type Fault = Omit<Diagnostic, "severity"> & { readonly setting: keyof LinkCheckInput["reactions"] };

/** The path a link leads to; a relative one starts from the page. */
export function addressOf(target: string, page: string): string {
  const path = target.replace(/\?.*$/s, "");
  return path.startsWith("/") ? path : addressFrom(page, path.split("/").map(encodeURIComponent).join("/"));
}

function splitFragment(href: string): [string, string | undefined] {
  const hash = href.indexOf("#");
  return hash < 0 ? [href, undefined] : [href.slice(0, hash), decodePath(href.slice(hash + 1))];
}

type Place = Pick<Diagnostic, "file" | "line">;
type Target = LinkedArticle | undefined;

function checkFragment(place: Place, href: string, fragment: string | undefined, target: Target): Fault | null {
  if (!fragment || target === undefined || target.ids.includes(fragment)) return null;
  if (target.diagnostics?.some(({ severity }) => severity === "error")) return null;
  const meant = nearest(fragment, target.ids);
  const message = `链接到${quote(shown(href))}，但${target.file}里没有标题#${fragment}`;
  return {
    setting: "onBrokenAnchors",
    ...place,
    message,
    fix: asked(meant && `#${meant}`) ?? "只链接到页面，或链接到它有的标题",
  };
}

function missingFile(place: Place, file: string, files: Iterable<string>): Fault {
  const message = `链接到文件${file}，它不是页面；链接会显示为普通文字`;
  return {
    setting: "onBrokenMarkdownLinks",
    ...place,
    message,
    fix: asked(nearest(file, files)) ?? "改正路径，它相对于这个文件",
  };
}

function missingRoute(place: Place, target: string, path: string, routes: ReadonlySet<string>): Fault {
  const message = `链接到${quote(shown(target))}，本站没有这一页`;
  const fix = asked(nearest(path, routes) ?? elsewhere(path, routes)) ?? "改为链接到文件：./name.mdx";
  return { setting: "onBrokenLinks", ...place, message, fix };
}

const asked = (meant: string | undefined) => (meant === undefined ? undefined : `是否想写${meant}？`);

/** The one page with the same last name, in another folder. */
function elsewhere(path: string, routes: ReadonlySet<string>): string | undefined {
  const ending = `/${basename(path)}`.toLowerCase();
  const found = ending === "/" ? [] : [...routes].filter((route) => route.toLowerCase().endsWith(ending));
  return found.length === 1 ? found[0] : undefined;
}

/** An address in the form its author would write. */
function shown(href: string): string {
  return decodePath(href.replace(/^content:/, ""));
}
