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
  /**
   * Address of the font for the titles in the frame, with the path prefix, or null if there is
   * none.
   */
  readonly font: string | null;
  /**
   * The elements that contain the addresses of the site's scripts, and the inline code that starts
   * the scripts, loads the title fonts and runs the button for traditional characters.
   */
  readonly loader: { readonly places: string; readonly code: string };
  /** Returns the Content-Security-Policy for a page with these inline scripts. */
  readonly policy: (scripts: readonly string[]) => string;
}

/**
 * A page as Gatsby 5.16 renders it, split into parts: the head, the main element,
 * and what surrounds it.
 */
export interface RenderedPage {
  /** HTML before `</head>`, including the doctype and the start tags of html and head. */
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
 * Splits a rendered page into parts. The frame is everything outside the main element. React has
 * escaped all text in the frame, so the first and the last main tag belong to the frame, whatever
 * the article contains. Drops parts that only Gatsby's scripts need or undo.
 * @throws if the page does not have the structure that Gatsby and src/components/shell/shell.tsx
 * produce
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
 * Replaces `expected`, which Gatsby writes into every page.
 * @throws if the page does not contain it
 */
function replaceExpected(html: string, expected: RegExp | string, replacement: string): string {
  if (typeof expected === "string" ? !html.includes(expected) : html.search(expected) < 0)
    throw new Error(`${otherForm} It has no ${expected}`);
  return html.replace(expected, replacement);
}

/**
 * The code of a script that does nothing. The script waits for the stylesheet, so the end of the
 * page does too. This matters because Firefox scrolls to the hash at the end of a page, even before
 * the stylesheet has loaded. Without this script, Firefox stopped several screens short of the
 * target on a first visit.
 */
const lastScript = "0";

const inlineStyles = /<style[^>]*>[\s\S]*?<\/style>/g;
const imageNoScript = /<noscript><style>[\s\S]*?<\/style><\/noscript>/g;
const imageScript = /<script type="module">const \w="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g;

/**
 * Code of the scripts that React writes after a form with a function as its action. The scripts
 * keep submitted data until the form is hydrated.
 */
const formScripts = inlineScripts(renderToStaticMarkup(createElement("form", { action: () => undefined })));

/**
 * Matches elements of gatsby-plugin-image. Only the plugin's script would undo their style
 * attributes. The site drops the script, so it drops the attributes too. src/styles/utilities.css
 * contains the styles that are still needed.
 */
const pictures = /<(?:div|img)\b[^<>]*\bdata-(?:gatsby-image-wrapper|main-image|placeholder-image)=""[^<>]*>/g;

/**
 * Returns the deployed page. The page contains no part of Gatsby's runtime. Its head links to the
 * site's only stylesheet and contains the inline code that starts the site's script. The
 * Content-Security-Policy comes right after the charset.
 * @param address encoded address of the page with the path prefix, or null for the 404 page
 * @throws if the page does not have the structure that Gatsby produces
 */
export function finishPage(page: RenderedPage, frame: PageFrame, files: PageFiles, address: string | null): string {
  const { sidebar, font } = files;
  const head = replaceExpected(
    tidyHead(page.head),
    "<html ",
    `<html data-version="${frame.version}" ${address === null ? "" : `data-path="${address}" `}`,
  );
  // The stylesheet comes last, because a script after a stylesheet would wait for it and delay the
  // text.
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

/**
 * Returns a page's fragment: the parts that change when a reader follows a link to the page.
 * @throws if the page has no title
 */
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

/**
 * Matches `noscript` elements and the start tags of other elements. The attributes of a start tag
 * may contain `<noscript>` as text, so a match includes the whole tag.
 */
const noScriptOrTag = /<noscript>[\s\S]*?<\/noscript>|<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * Removes `noscript` elements, because a script inserts the fragment and the pictures in these
 * elements would then be loaded.
 */
function withoutNoScript(main: string): string {
  if (!main.includes("<noscript>")) return main;
  return main.replace(noScriptOrTag, (part) => (part.startsWith("<noscript>") ? "" : part));
}

/**
 * Returns a link that preloads a font, or an empty string without a font. The inline script adds
 * the font to the document.
 */
function fontLink(font: string | null): string {
  return font === null ? "" : `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`;
}

/**
 * Removes the parts of every head that the deployed page does not need: Gatsby's marks, inline
 * styles, and the script and styles of gatsby-plugin-image.
 * @throws if the head lacks one of these parts
 */
function tidyHead(head: string): string {
  return [/ data-gatsby-head="true"/g, imageNoScript, imageScript, inlineStyles].reduce(
    (html, part) => replaceExpected(html, part, ""),
    head,
  );
}

/** Matches the elements that `headSelector` selects in a browser, except links to fonts. */
const keptElements =
  /<link rel="canonical"[^>]*>|<link rel="alternate" type="(?:text\/markdown|application\/atom\+xml)"[^>]*>|<meta name="(?:description|robots)"[^>]*>/g;

/**
 * Returns the contents of the inline scripts in HTML. The HTML must not contain markup that an
 * author wrote, because the Content Security Policy allows the returned scripts.
 */
function inlineScripts(head: string): string[] {
  return [...head.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
}

const sidebarPlace = /<div [^>]*data-site-sidebar-place=""[^>]*>/;

interface PageSidebar {
  readonly id: string;
  readonly html: string;
  /** Whether this sidebar leaves out pages that are far from the current page. */
  readonly isPart: boolean;
}

/**
 * Returns a page's sidebar, without the mark on the current entry. All complete sidebars of an area
 * are then the same, except for the open categories and the entry of an unlisted page. Returns null
 * if the page has no sidebar.
 */
export function sidebarOf({ beforeMain }: RenderedPage): PageSidebar | null {
  const [start] = sidebarPlace.exec(beforeMain) ?? [];
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
