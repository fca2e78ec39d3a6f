import { quote } from "../../../../src/lib/diagnostic";
import type * as Messages from "../zh/import";

const number = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const importMessages: typeof Messages.importMessages = {
  noTarget: "Where should it be written? Add --into ../new-folder",
  noFolder: (folder) => `${quote(folder)} is not a folder`,
  unknownProject: (folder, known) =>
    `${quote(folder)} has no configuration of these generators: ${known}. Name the folder with the configuration. A folder of Markdown needs no import: npm start shows it if CONTENT_DIR names it`,
  insideProject: (into) =>
    `${quote(into)} and the old project contain each other; the old project is never changed, so name another folder with --into`,
  otherProject: (into, earlier, now) =>
    `${quote(into)} has content that was imported from ${quote(earlier)}, to which ${quote(now)} cannot be added: choose another folder with --into. If the same project has moved, delete ${into}/.import.json and import again`,
  notEmpty: (into) => `${quote(into)} has files that were not imported: choose an empty or a new folder with --into`,
  moved: (generator, title, into) => `Imported from ${generator}: ${title || "(no title)"} → ${into}/`,
  counts: (docs, posts, pages, files) =>
    `${number(docs, "doc")}, ${number(posts, "post")}, ${number(pages, "page")} and ${number(files, "other file")}. Everything that is not named below was imported as it is, at the same address.`,
  setAside: (into, aside) => `The earlier content of ${into}/ is unchanged in ${aside}/.`,
  changed: (count) => `${number(count, "change")}:`,
  left: (count) => `Not imported: ${number(count, "place")}, with the reason and what to write instead:`,
  nothingLeft: "Nothing was left behind.",
  warned: (count: number) =>
    `${count} ${count === 1 ? "warning" : "warnings"} of a build, which do not stop it; npm run check lists each:`,
  kept: (count) =>
    count === 1
      ? "You have changed this file, and it stays as it is; to import it again, delete it first:"
      : `You have changed these ${count} files, and they stay as they are; to import one again, delete it first:`,
  removed: (count) => `${number(count, "file")} no longer in the old project, and deleted:`,
  more: (count) => `… and ${count} more`,
  next: (report, command) => `Full list: ${report}\nNext: ${command}`,
  noText: { message: "the file is not text, and was not imported", fix: "save it as UTF-8 text, and import again" },
  encoding: { message: "the encoding is now UTF-8" },
  linkOutside: {
    message: "a symbolic link leads out of the project, and was not followed",
    fix: "copy the file into the project, and import again",
  },
  taken: {
    message: "another file has the same name here, so it was not imported",
    fix: "rename one of them, and import again",
  },
  sameButCase: {
    message: "the names of files differ only in case, and are the same file on macOS and Windows: rename one",
  },
  pagesButCase: { message: "the names of two pages differ only in case, so the second got another name and address" },
  sameAddress: { message: "another page has this address, so the second page got another one" },
  address: {
    message: "the old address has spaces, ? or #, which addresses here cannot have",
    fix: "set a redirect on the host",
  },
  anchor: { message: "the anchor would be named by other rules here, so the heading got {#old-anchor}" },
  untaken: {
    message: "this Markdown file belongs to no part of the site, and was not imported",
    fix: "if you want it, copy it to content/docs, content/blog or content/pages",
  },
  lostBlock: {
    message: "these words were not imported",
    fix: "see how they are written in the old file, and add them to the new page in Markdown",
  },
  lostWords: (text, length) => `${text} (${number(length, "character")})`,
  language: { message: "the language of the settings is not that of the text: the text counts" },
  lowered: {
    message:
      "the text has level-1 headings besides title: all headings of the text are one level lower, in the same order",
  },
  ownHeading: {
    message:
      "the level-1 heading at the beginning is not title: the page still shows the heading, the sidebar and the tags show title",
  },
  bareLink: { message: "an address without a scheme got https:// or http://" },
  deadLink: {
    message: "a link leads to the author's own computer or has a scheme that cannot be opened, so only its text stays",
    fix: "write an address that begins with https://, or put the file beside the article and link to it",
  },
  dollars: { message: "a dollar sign that was no formula got a backslash" },
  algolia: {
    message:
      "the search is the site's own for now, because the Algolia index has the records of the old site. After npm run search:push, write provider: algolia",
  },
  endings: {
    message:
      "most addresses end with .html, so pages are x.html; old addresses that end with a slash need a host that removes the slash",
  },
  hostFile: { message: "a build writes this file itself, so the old one was not imported" },
  hostRedirect: {
    message: "redirects of a host with wildcards, or to other sites, were not imported",
    fix: "set them on the host, or write them in redirects of site.yml",
  },
  badMark: {
    message: "the logo or the icon is not a picture that can be drawn here, so the default is used",
    fix: "use SVG or PNG, and write it in logo or favicon of site.yml",
  },
  emptyImage: { message: "an <img> without an address is shown as text", fix: "give it a src, or remove it" },
  openFormula: {
    message:
      "a formula had no closing $$: it was added at the end of the formula, before it swallows the text after it",
  },
  settledTag: {
    message:
      "tags of an element that begins in one paragraph and ends in another: the element ends with its paragraph, and the end tag in the other paragraph goes",
  },
  style: {
    message: "style attributes are removed, because the security policy blocks them; the width of a picture stays",
    fix: "write a class where a style matters",
  },
  formula: {
    message: "a formula that KaTeX cannot read is shown as its source",
    fix: "write it as KaTeX supports, and put it between $…$ again",
  },
  frontMatter: { message: "front matter that was not valid YAML was written again with its old meaning" },
  brokenLinks: {
    message: "links lead to pages or headings that do not exist: in site.yml they only warn and do not stop the build",
  },
  asSource: {
    message: "fields that would stop a build were removed, and pictures and paragraphs are shown as their source",
    fix: "correct them as the message says, and put them back",
  },
  asDraft: {
    message: "a page that would stop a build became a draft",
    fix: "correct it as the message says, and remove draft: true",
  },
  pageOut: {
    message: "a page that would stop a build is not published: its file name begins with an underscore",
    fix: "correct it as the message says, and remove the underscore",
  },
  fieldOut: {
    message: "settings that would stop a build were removed",
    fix: "correct them as the message says, and put them back",
  },
  fileOut: {
    message: "a file that would stop a build was not imported",
    fix: "correct it as the message says, and put it back",
  },
  unchecked: {
    message: "the written content could not be checked",
    fix: "run npm run build, and correct what it reports",
  },
  embeds: {
    message:
      "pictures, films, sounds or players of other sites: security of site.yml is auto, which allows their hosts",
  },
};
