import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { unescapeHtml } from "../lib/escape-html";
import type { Fragment, SidebarReference } from "../shared/fragment";
import { cutText } from "./cut-text";

/** The parts that all pages of a build share. */
export interface PageFrame {
  readonly version: string;
  /** Address of the stylesheet, with the path prefix. */
  readonly stylesheet: string;
  /** Address of the font for the titles of the frame, with the path prefix. */
  readonly font: string | null;
  /**
   * The elements that hold the addresses of the site's scripts, and the inline code that starts the
   * scripts and loads the fonts of titles.
   */
  readonly loader: { readonly places: string; readonly code: string };
  /** Returns the Content-Security-Policy for inline scripts with these contents. */
  readonly policy: (scripts: readonly string[]) => string;
}

/** A page as Gatsby 5.16 renders it, in parts. The cuts separate what differs between pages. */
export interface RenderedPage {
  /** Includes the doctype and the start tags of html and head. */
  readonly head: string;
  readonly beforeMain: string;
  readonly main: string;
  readonly afterMain: string;
}

/** The files that the build wrote for a page. */
interface PageFiles {
  readonly sidebar: SidebarReference | null;
  /** Address of the font for the page's titles, or null if there is none. */
  readonly font: string | null;
}

/**
 * Cuts a rendered page into parts. The frame is everything before and after the main element. React
 * has escaped every text in the frame. The first and the last main tag are therefore the frame's
 * own, whatever an article contains.
 * @throws if Gatsby, or src/components/shell/shell.tsx, writes pages in another form
 */
export function cutPage(html: string, file: string): RenderedPage {
  const headEnd = html.indexOf("</head>");
  const start = html.indexOf("<main ");
  const end = html.lastIndexOf("</main>") + "</main>".length;
  const gatsbyScripts = html.lastIndexOf('<script id="gatsby-script-loader">');
  const afterPage = html.lastIndexOf('<div id="gatsby-announcer"', gatsbyScripts);
  if (!(headEnd > 0 && start > headEnd && end > start && afterPage > end)) throw new Error(`${file}: ${otherForm}`);
  const main = html.slice(start, end).replace(pictures, (tag) => tag.replace(/ style="[^"]*"/, ""));
  return {
    head: html.slice(0, headEnd),
    beforeMain: html.slice(headEnd, start),
    main: main.replace(imageNoScript, "").replace(imageScript, ""),
    // Drops Gatsby's announcer, which speaks English, and the scripts that would hydrate the page.
    afterMain: `${html.slice(end, afterPage)}</div></body></html>`,
  };
}

const otherForm = "Gatsby has written this page in another form than 5.16. See src/deploy/finish-page.ts.";

/**
 * Replaces what Gatsby writes into every page.
 * @throws Error if the page does not contain it
 */
function replaceExpected(html: string, expected: RegExp | string, replacement: string): string {
  if (typeof expected === "string" ? !html.includes(expected) : html.search(expected) < 0)
    throw new Error(`${otherForm} It has no ${expected}`);
  return html.replace(expected, replacement);
}

/**
 * A script that does nothing. The script waits for the stylesheet, and the end of the page waits
 * for the script. At the end of a page, Firefox scrolls to the hash, even before the stylesheet has
 * loaded. On a first visit it then stopped some screens short of the target.
 */
const lastScript = "0";

const inlineStyles = /<style[^>]*>[\s\S]*?<\/style>/g;
const imageNoScript = /<noscript><style>[\s\S]*?<\/style><\/noscript>/g;
const imageScript = /<script type="module">const \w="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g;

/**
 * The script that React writes after a form whose action is a function. It keeps submitted data
 * until the form is hydrated.
 */
const formScripts = inlineScripts(renderToStaticMarkup(createElement("form", { action: () => undefined })));

/**
 * Matches elements of gatsby-plugin-image. Only the plugin's script would undo their style
 * attributes. The site drops the script, so it drops the attributes too. src/styles/utilities.css
 * has the styles that remain necessary.
 */
const pictures = /<(?:div|img)\b[^<>]*\bdata-(?:gatsby-image-wrapper|main-image|placeholder-image)=""[^<>]*>/g;

/**
 * Returns the deployed page. The page has no part of Gatsby's runtime. Its policy comes first in
 * the head, and the head has the site's only stylesheet and script.
 */
export function finishPage(page: RenderedPage, frame: PageFrame, files: PageFiles, address: string | null): string {
  const { sidebar, font } = files;
  const head = replaceExpected(
    tidyHead(page.head),
    "<html ",
    `<html data-version="${frame.version}" ${address === null ? "" : `data-path="${address}" `}`,
  );
  // The stylesheet comes after the scripts. A script after a stylesheet waits for the stylesheet
  // and delays the text.
  const withLoader = `${head}${fontLink(frame.font)}${fontLink(font)}${frame.loader.places}<script>${frame.loader.code}</script><link rel="stylesheet" href="${frame.stylesheet}"/>`;
  const body = replaceExpected(page.beforeMain, /<div style="[^"]*" tabindex="-1"/, '<div tabindex="-1"');
  const named =
    sidebar === null
      ? body
      : replaceExpected(body, `data-site-sidebar="${sidebar.id}"`, `$& data-site-sidebar-file="${sidebar.file}"`);
  const ofForms = formScripts.filter((code) => page.main.includes(`<script>${code}</script>`));
  const policy = frame.policy([...inlineScripts(withLoader), ...ofForms, lastScript]);
  const afterMain = replaceExpected(page.afterMain, /(?=<\/body><\/html>$)/, `<script>${lastScript}</script>`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return replaceExpected(withLoader, '<meta charSet="utf-8"/>', `$&${meta}`) + named + page.main + afterMain;
}

/** Returns the part of a page that changes when a reader follows a link to the page. */
export function fragmentOf(page: RenderedPage, version: string, address: string, files: PageFiles): Fragment {
  const { sidebar, font } = files;
  const head = tidyHead(page.head);
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  if (title === undefined) throw new Error(`${address}: ${otherForm} It has no <title>`);
  const parts = (head.match(keptElements) ?? []).join("") + fontLink(font);
  return {
    version,
    path: address,
    title: unescapeHtml(title),
    head: parts,
    ...cutText(withoutNoScript(page.main)),
    sidebar,
  };
}

/** Matches `noscript` elements, and the start tags of others, whose attributes may contain anything. */
const noScriptOrTag = /<noscript>[\s\S]*?<\/noscript>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * Removes the elements for readers without scripts. A script shows a fragment, and would load the
 * pictures in them.
 */
function withoutNoScript(main: string): string {
  if (!main.includes("<noscript>")) return main;
  return main.replace(noScriptOrTag, (part) => (part.startsWith("<noscript>") ? "" : part));
}

/**
 * Returns a link that makes the browser fetch the font at once. The script beside it adds the font
 * to the document.
 */
function fontLink(font: string | null): string {
  return font === null ? "" : `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`;
}

/** Removes Gatsby's marks, and the script and styles of gatsby-plugin-image, which are in every head. */
function tidyHead(head: string): string {
  return [/ data-gatsby-head="true"/g, imageNoScript, imageScript, inlineStyles].reduce(
    (html, part) => replaceExpected(html, part, ""),
    head,
  );
}

/** Elements that `headSelector` selects in a browser. */
const keptElements =
  /<link rel="canonical"[^>]*>|<link rel="alternate" type="(?:text\/markdown|application\/atom\+xml)"[^>]*>|<meta name="(?:description|robots)"[^>]*>/g;

/**
 * Returns the contents of the inline scripts of a head. The head belongs to the frame, so it
 * contains no author's text.
 */
function inlineScripts(head: string): string[] {
  return [...head.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
}

const place = /<div [^>]*data-site-sidebar-place=""[^>]*>/;

interface PageSidebar {
  readonly id: string;
  readonly html: string;
  /** Whether it leaves out pages that are far from this page. */
  readonly isPart: boolean;
}

/**
 * Returns the sidebar of a page, with no entry marked as current. All complete sidebars of an area
 * differ only in what is open. Returns null if the page has no sidebar.
 */
export function sidebarOf({ beforeMain }: RenderedPage): PageSidebar | null {
  const [start] = place.exec(beforeMain) ?? [];
  if (start === undefined) return null;
  const from = beforeMain.indexOf(start) + start.length;
  const html = beforeMain.slice(from, beforeMain.lastIndexOf("</div>"));
  const id = /data-site-sidebar="([^"]*)"/.exec(html)?.[1];
  if (id === undefined) return null;
  return {
    id,
    html: html.replaceAll(' aria-current="page"', ""),
    isPart: html.includes('data-site-sidebar-part=""'),
  };
}
