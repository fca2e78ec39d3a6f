import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Fragment, SidebarReference } from "../contract/fragment";
import { unescapeHtml } from "../lib/escape-html";

/** What all pages of a build have in common. */
export interface PageFrame {
  readonly version: string;
  /** Addresses with the path prefix. */
  readonly stylesheet: string;
  /** Address of the font of the frame's titles. */
  readonly font: string | null;
  /** Places of the site's scripts in the head, and the inline code that starts them and loads the font of the title. */
  readonly loader: { readonly places: string; readonly code: string };
  /** The policy for scripts with these contents. */
  readonly policy: (scripts: readonly string[]) => string;
}

/** A page as Gatsby 5.16 has rendered it, cut where it changes from one page to the next. */
export interface RenderedPage {
  /** With the doctype and the tags of html and head. */
  readonly head: string;
  readonly beforeMain: string;
  readonly main: string;
  readonly afterMain: string;
}

/** Where the build has put what belongs to a page. */
interface PageFiles {
  readonly sidebar: SidebarReference | null;
  /** Address of the font of its titles; null for none. */
  readonly font: string | null;
}

/**
 * Cuts a rendered page. What stands before the main element and after it is the frame, in which React has escaped every
 * text, so the first and the last tag are the frame's own whatever an article holds.
 * @throws where Gatsby, or src/components/shell/shell.tsx, writes pages in another form
 */
export function cutPage(html: string, file: string): RenderedPage {
  const headEnd = html.indexOf("</head>");
  const start = html.indexOf("<main ");
  const end = html.lastIndexOf("</main>") + "</main>".length;
  const gatsbyScripts = html.lastIndexOf('<script id="gatsby-script-loader">');
  const afterPage = html.lastIndexOf('<div id="gatsby-announcer"', gatsbyScripts);
  if (!(headEnd > 0 && start > headEnd && end > start && afterPage > end))
    throw new Error(
      `${file}: Gatsby has written this page in another form than 5.16. See src/postbuild/finish-page.ts.`,
    );
  const main = html.slice(start, end).replace(pictures, (tag) => tag.replace(/ style="[^"]*"/, ""));
  return {
    head: html.slice(0, headEnd),
    beforeMain: html.slice(headEnd, start),
    main: main.replace(imageScript, ""),
    // Without Gatsby's announcer, which speaks English, and the scripts that would hydrate the page.
    afterMain: `${html.slice(end, afterPage)}</div></body></html>`,
  };
}

/**
 * Does nothing, but waits for the style sheet, and the end of the page waits for it: there Firefox goes to the hash, styled or
 * not, and on a first visit ended some screens short of it.
 */
const lastScript = "0";

const inlineStyles = /<style[^>]*>[\s\S]*?<\/style>/g;
const imageScript =
  /<noscript><style>[\s\S]*?<\/style><\/noscript>|<script type="module">const \w="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g;

/** What React writes behind a form whose action is a function: it keeps what is sent before the form is hydrated. */
const formScripts = inlineContents(renderToStaticMarkup(createElement("form", { action: () => undefined })), "script");

/** Of gatsby-plugin-image: its script would undo what their style attributes say. src/styles/utilities.css has what is left. */
const pictures = /<(?:div|img)\b[^<>]*\bdata-(?:gatsby-image-wrapper|main-image|placeholder-image)=""[^<>]*>/g;

/** The page that is deployed: nothing of Gatsby's runtime in it, the site's one stylesheet and script in its head, its policy first. */
export function finishPage(page: RenderedPage, frame: PageFrame, files: PageFiles, address: string | null): string {
  const { sidebar, font } = files;
  const head = tidyHead(page.head).replace(
    "<html ",
    `<html data-version="${frame.version}" ${address === null ? "" : `data-path="${address}" `}`,
  );
  // After the scripts: one after a style sheet waits for it, and holds up the text.
  const withLoader = `${head}${fontLink(frame.font)}${fontLink(font)}${frame.loader.places}<script>${frame.loader.code}</script><link rel="stylesheet" href="${frame.stylesheet}"/>`;
  const body = page.beforeMain.replace(/<div style="[^"]*" tabindex="-1"/, '<div tabindex="-1"');
  const named =
    sidebar === null
      ? body
      : body.replace(`data-site-sidebar="${sidebar.id}"`, `$& data-site-sidebar-file="${sidebar.file}"`);
  const ofForms = formScripts.filter((code) => page.main.includes(`<script>${code}</script>`));
  const policy = frame.policy([...inlineContents(withLoader, "script"), ...ofForms, lastScript]);
  const afterMain = page.afterMain.replace(/(?=<\/body><\/html>$)/, `<script>${lastScript}</script>`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return withLoader.replace('<meta charSet="utf-8"/>', `$&${meta}`) + named + page.main + afterMain;
}

/** The part of a page that changes when a reader moves on to it. */
export function fragmentOf(page: RenderedPage, version: string, address: string, files: PageFiles): Fragment {
  const { sidebar, font } = files;
  const head = tidyHead(page.head);
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? "";
  const parts = (head.match(kept) ?? []).join("") + fontLink(font);
  return { version, path: address, title: unescapeHtml(title), head: parts, main: page.main, sidebar };
}

/** The browser fetches it at once; the script beside it gives it to the document. */
function fontLink(font: string | null): string {
  return font === null ? "" : `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`;
}

function tidyHead(head: string): string {
  return head.replaceAll(' data-gatsby-head="true"', "").replace(imageScript, "").replace(inlineStyles, "");
}

/** Elements that `headSelector` selects in a browser. */
const kept =
  /<link rel="canonical"[^>]*>|<link rel="alternate" type="(?:text\/markdown|application\/atom\+xml)"[^>]*>|<meta name="(?:description|robots|docsearch:[^"]*)"[^>]*>/g;

/** Contents of the inline elements of a head: it is the frame's, so no author's text is among them. */
export function inlineContents(head: string, tag: "script" | "style"): string[] {
  return [...head.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))].map(([, content = ""]) => content);
}

const place = /<div [^>]*data-site-sidebar-place=""[^>]*>/;

/** The navigation beside a page as for every page of its area, with nothing marked as current; null where there is none. */
export function sidebarOf({ beforeMain }: RenderedPage): { readonly id: string; readonly html: string } | null {
  const [start] = place.exec(beforeMain) ?? [];
  if (start === undefined) return null;
  const from = beforeMain.indexOf(start) + start.length;
  const html = beforeMain.slice(from, beforeMain.lastIndexOf("</div>"));
  const id = /data-site-sidebar="([^"]*)"/.exec(html)?.[1];
  if (id === undefined) return null;
  return { id, html: html.replaceAll(' aria-current="page"', "").replaceAll(' data-site-active=""', "") };
}
