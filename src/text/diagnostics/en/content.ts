import { cut, quote } from "../../../lib/diagnostic";
import type * as Messages from "../zh/content";
import { listed } from "./lists";

const friend = "{ name: Ann's site, url: https://example.org, description: One sentence }";
const synonyms = "[graphics memory, VRAM]";
const sidebar = "{ label: Computing, items: [computer/intro] }";

export const expected: typeof Messages.expected = {
  quotedText: 'should be text in quotes, such as "2025"',
  text: "should be text",
  notEmpty: "cannot be empty; write a value, or remove this line",
  webAddress: "should be an address that begins with https://",
  ownAddress: "should be an address that begins with https://, or a path of this site such as /about",
  flag: "should be true or false",
  number: "should be a number",
  list: "should be a list",
  items: "should be a list of items",
  checked: "should be { date: 2026-11-25, versions: [Python 3.11] }",
  like: (example) => `should be ${example}`,
  oneOf: (words) => `should be ${listed(words, "or")}`,
  fields: "should be fields, one a line",
  headingLevel: "should be a whole number from 2 to 6",
  firstHeadingLevel: "should be at least 2",
  lastHeadingLevel: "should be at most 6",
  date: "not a valid date",
  ownPath: "not a path of this site",
  lastUpdate: "should be { date: 2025-06-30, author: Ann }",
  tag: "should be a word, or { label: Tag }",
  postAuthor: "should be a key of authors.yml, or { name: Name }",
  postAuthors: "should be a key, a list of keys, or { name: Name }",
  macros: "should be { \\RR: '\\mathbb{R}' }: names begin with \\",
  docId: "an id cannot contain a slash",
  properties: "should be { name: value }",
  authorPicture: "should be an address that begins with https://, or the path of a file in static/",
  authorPage: "should be true or { permalink: /path }",
  socials: "should be { github: name }",
  author: "should be { name: Name }",
  friend: `should be ${friend}`,
  synonyms: `should be ${synonyms}`,
  definedTag: "should be { label: Tag, permalink: /a-name }",
  sidebar: `should be ${sidebar}`,
  slug: "a slug cannot contain spaces, ?, # or %",
  categoryPage: "should be true or { title: Title }",
  sidebarItem: "should be the id of a doc, or { label: Category, items: [computer/intro] }",
};

export const examples: typeof Messages.examples = {
  title: "Title",
  quotedTitle: '"Title"',
  pageTitle: '"Title for search engines"',
  shortTitle: '"Short title"',
  sentence: "One sentence",
  pageDescription: '"One sentence that says what this page is about"',
  keywords: "[keyword, keyword]",
  questions: "[Where is the data stored]",
  series: "Name of the series",
  tag: "Tag",
  oneTag: "[tag]",
  tags: "[tag, tag]",
  person: "Ann",
  role: "Author",
  friend: "Ann's site",
  category: "Category",
  sidebar: "Computing",
  plotTitle: "Title",
  caption: "What a reader should see",
  axis: "{ field: column, label: Axis, unit: ms, scale: log }",
  column: "column",
  columns: "a column or [a, b]",
  place: "8 or “cwnd”",
  row: '"{round} cwnd={window}"',
  annotations: "[{ x: 8, text: loss }]",
};

export const fileForms: typeof Messages.fileForms = {
  authors: { wanted: "a key for each author", fix: "write a key for each author: ann: { name: Ann }" },
  friends: { wanted: "a list of friends", fix: `write an item for each friend: - ${friend}` },
  synonyms: { wanted: "a list of synonyms", fix: `write an item for each group: - ${synonyms}` },
  tags: { wanted: "a key for each tag", fix: "write a key for each tag: cpp: { label: C++ }" },
  folder: { wanted: "fields", fix: "write one field a line: label: Category" },
  sidebars: { wanted: "a key for each sidebar", fix: `write a key for each sidebar: computerSidebar: ${sidebar}` },
};

export const frontMatterMessages: typeof Messages.frontMatterMessages = {
  elsewhere: (mark, isBelow) => ({
    message: isBelow
      ? "the front matter has empty lines above it, so it is shown as text"
      : `the front matter is between ${mark}, so it is shown as text`,
    fix: isBelow
      ? "remove the empty lines above it: --- has to be on the first line"
      : "write a line --- (three hyphens) before and after it, and fields as title: Title",
  }),
  unopened: {
    message: "the front matter does not begin with ---, so it is shown as text",
    fix: "write --- as the first line",
  },
  unclosed: {
    message: "the front matter begins with --- but does not end",
    fix: "write a line --- after the last field",
  },
  comment: (field, value, comment) => ({
    message: `# before ${cut(comment)} begins a comment in YAML, so ${field} is ${value === "" ? "empty" : `only ${quote(value)}`}`,
    fix: `${field}: ${JSON.stringify(`${value} #${comment}`.trim())}`,
  }),
  notText: (field, value, name) => ({
    message: `${cut(name)} is not text in YAML, so ${field} is only ${quote(value)}`,
    fix: `${field}: ${JSON.stringify(`${name} ${value}`.trim())}`,
  }),
  misshapen: (data) => {
    const { message, fix } = yamlMessages.misshapen(data, "fields", "write one field a line: title: Title");
    return { message: `the front matter ${message}`, fix };
  },
};

const ignoredField = "there is no such field, so it is ignored";

export const fieldMessages: typeof Messages.fieldMessages = {
  wrong: (stood, why) => (stood === undefined ? `is missing; ${why}` : `is ${stood}; ${why}`),
  unknown: (meant, known, message = ignoredField) => ({
    message,
    fix:
      meant === undefined
        ? `remove this line${known.length > 12 ? "" : `; the fields are ${listed(known, "and")}`}`
        : `did you mean ${meant}?`,
  }),
  keepsPrivate: (field, value) => ({
    message: `this site has no ${field}, so the page with ${quote(value)} is public`,
    fix: "draft: true if it must not be public, unlisted: true if only lists must not have it, or remove the line",
  }),
  foreign: (field, own) => ({ message: ignoredField, fix: `write ${listed(own, "and")}, or remove ${field}` }),
  ignored: ignoredField,
  notAField: "there is no such field",
};

export const fileMessages: typeof Messages.fileMessages = {
  unreadable: (code) => ({
    message: `cannot be read: ${code}`,
    fix: "let the user of the build read it, such as with chmod -R u+rwX content",
  }),
  large: (mebibytes) => ({
    message: `has ${mebibytes} MiB, and readers have to load the whole page before they can read`,
    fix: "split it into several pages",
  }),
  notUtf8: (bytes, offset, name, encoding) => ({
    message: `is not UTF-8: the bytes at offset ${offset} are ${bytes}`,
    fix: `save it as UTF-8; from ${encoding ?? "Latin-1"}: iconv -f ${encoding ?? "ISO-8859-1"} -t UTF-8 ${name} > new-${name}`,
  }),
  emptyFolder: (command) => ({
    message: "has no .md or .mdx files",
    fix: `remove this folder, or run: npm run new -- ${command} "Title"`,
  }),
  misnamed: (meant) => ({ message: "is not read, because its name is another", fix: `rename it to ${meant}` }),
  idlePattern: (glob, meant) => ({
    message: `${quote(glob)} matches no .md or .mdx file`,
    fix:
      meant === undefined
        ? "correct it, beginning in the content folder, such as docs/drafts/**; or remove this item"
        : `- ${quote(meant)}`,
  }),
  linkOutside: {
    message: "is a symbolic link to a file outside the content folder",
    fix: "put the file itself into the content folder",
  },
  linkLoop: {
    message: "this symbolic link leads to a folder that contains it, and is skipped",
    fix: "remove this link, or let it lead elsewhere",
  },
  stray: (folders, place) => ({
    message: `there are no articles: they belong into ${listed(folders, "or")} of the content folder, and this file is elsewhere`,
    fix: place,
  }),
  noPage: (renamed) => ({
    message: "does not become a page: the name of a page's file ends with .md or .mdx",
    fix: `rename it to ${renamed}`,
  }),
  pattern: (glob) => ({
    message: `the path has ${quote(glob)}, which Gatsby reads as a glob, so it finds no files in it`,
    fix: "rename that folder, or move the project",
  }),
  staticPage: {
    message: "a page of the site has this address, so this file is not published",
    fix: "rename it, or write its content into that page",
  },
  writtenByBuild: {
    message: "a build writes this file itself, so this one has no effect",
    fix: "write redirects into redirects of site.yml",
  },
  second: (first) => ({
    message: `there is also ${first}, and only that file is read`,
    fix: `merge both files into ${first}, and delete this one`,
  }),
  shallowHistory: {
    message: "only the latest commits are here, so nobody knows when articles were written and changed",
    fix: "git fetch --unshallow; with actions/checkout of GitHub, fetch-depth: 0",
  },
};

export const pageMessages: typeof Messages.pageMessages = {
  dateFix: "date: 2025-08-31, or with a time date: 2025-08-31T09:30:00+08:00",
  tocLevels: (min) => `less than toc_min_heading_level, which is ${min}`,
  draftAndUnlisted: {
    message: "a draft cannot be unlisted as well: a draft is not built at all",
    fix: "keep one: draft: true while you write, unlisted: true for a page that only those with the link find",
  },
  stale: (checked, years) => ({
    message: `last checked on ${checked}, ${years} ${years === 1 ? "year" : "years"} ago or more`,
    fix: "check it again and change the date; if nobody checks it any more, remove this line",
  }),
  noPicture: "./img/cover.png, relative to this file",
};

export const postMessages: typeof Messages.postMessages = {
  otherDate: (frontMatter, fileName) => ({
    message: `is ${frontMatter}, and the file name has ${fileName}; the front matter counts`,
    fix: `rename the file, or write date: ${fileName}`,
  }),
  future: (date) => ({
    message: `the date ${date} is in the future; the post is published now, at the top of the list`,
    fix: "write draft: true until then, or correct the date",
  }),
  invalidDate: (fileName) => ({ message: `is ${quote(fileName)}; not a valid date`, fix: pageMessages.dateFix }),
  noDate: (name) => ({
    message: "there is no date: neither the front matter, the file name nor git says when this post was written",
    fix: `rename the file to 2025-08-31-${name}, or write date: 2025-08-31`,
  }),
  noMarker: (marker) => ({
    message: "there is no truncate marker, so lists show the whole text",
    fix: `write a line ${marker} after the part that lists should show`,
  }),
  unknownAuthor: (key, meant) => ({
    message: `authors.yml has no ${quote(key)}`,
    fix: meant === undefined ? `add ${key}: { name: Name } to authors.yml` : `authors: ${meant}`,
  }),
  unknownOwner: (key, meant) => ({
    message: `authors.yml has no ${quote(key)}`,
    fix: meant === undefined ? `write ${key}: { name: Name } in authors.yml, or remove this line` : `author: ${meant}`,
  }),
  noAuthorPage: {
    message: "is false, which is ignored: every author has a page with his or her posts",
    fix: "remove this line",
  },
  unknownPlatform: (written, platform, known) => ({
    message: `is ${quote(written)}, whose address on ${platform} is not known`,
    fix: `write the full https address; a name is enough for ${listed(known, "and")}`,
  }),
  foreignAvatar: (url) => ({
    message: `${quote(url)} is on another site, and pictures of friends are kept here`,
    fix: "save the picture in friends/, and write avatar: ./friends/name.png",
  }),
  noAvatar: (picture) => ({
    message: `the content folder has no picture ${quote(picture)}`,
    fix: "put the picture into friends/ and write avatar: ./friends/name.png, or remove this line",
  }),
  noPortrait: (address) => ({
    message: `static/ has no ${quote(address)}, so articles show a broken picture`,
    fix: "put the picture at that place in static/, or remove this line",
  }),
};

export const tagMessages: typeof Messages.tagMessages = {
  undefined: (label, meant) => ({
    message: `the tag ${quote(label)} is not in tags.yml`,
    fix: meant === undefined ? "add it to tags.yml" : `did you mean ${meant}?`,
  }),
  noAddress: (tag, fix) => ({
    message: `the tag ${tag} has no characters for an address, so it has no address`,
    fix,
  }),
  joined: (tag, fix) => ({ message: `${tag} is a single tag, because YAML separates items with an ASCII comma`, fix }),
  sameAddress: (tags, slug, fix) => ({
    message: `the tags ${listed(tags, "and")} have the same address, tags/${slug}`,
    fix,
  }),
  severalAddresses: (label, addresses, fix) => ({
    message: `the tag ${quote(label)} has several addresses: ${listed(addresses)}`,
    fix,
  }),
  use: (tag, files) => `${tag} (${files})`,
  files: (names, others) => (others === 0 ? listed(names) : `${listed(names)} and ${others} more`),
  write: (tags) => `on every page with the tag, write ${listed(tags, "and")}`,
  unify: (otherwise) => `write the tag in one way; or ${otherwise}`,
};

export const docMessages: typeof Messages.docMessages = {
  largeNet: (label, count, most) => ({
    message: `the area ${quote(label)} has ${count} pages and no graph: a graph has at most ${most} pages`,
    fix: "split the area into several sidebars in sidebars.yml, or remove docs.net",
  }),
  takenId: (id, first) => ({
    message: `${quote(id)} is already the id of ${first}`,
    fix: "delete one of the files, rename it, or give it another id: in its front matter",
  }),
  noNeighbour: (id, field) => ({
    message: `there is no doc with the id ${quote(id)}`,
    fix: `${field}: null, or the id of a doc`,
  }),
  noSidebar: (id, field, meant) => ({
    message: `there is no sidebar ${quote(id)}`,
    fix: `${field}: ${meant ?? "null, or the id of a sidebar"}`,
  }),
};

export const sidebarMessages: typeof Messages.sidebarMessages = {
  foreign: (written, fix) => ({ message: `${quote(written)} is Docusaurus' spelling, which is not read here`, fix }),
  ownPath: (path, fix) => ({
    message: `${quote(path)} is a path of this site; a sidebar has the id of a doc, or the full address of another page`,
    fix,
  }),
  label: "name",
  html: {
    message: "a sidebar has no html items",
    fix: "remove it; write an address as { label: name, href: https://example.org }",
  },
  emptyFolder: (dir, meant) => ({
    message: `the folder docs/${dir} has no articles`,
    fix: meant ? `autogenerated: ${meant}` : "write a folder in docs/ with articles, or . for all articles",
  }),
  noDoc: (id, meant) => ({
    message: `there is no doc with the id ${quote(id)}`,
    fix: meant === undefined ? "write the path of the file in docs/, without extension" : `did you mean ${meant}?`,
  }),
  listedTwice: (id, earlier) => ({
    message: `${quote(id)} is listed twice: here, and on ${earlier}`,
    fix: "keep one of them; the page shows the last sidebar that lists it",
  }),
  place: (field, line) => (line === undefined ? field : `line ${line} (${field})`),
  sameAddress: (earlier, label, slug) => ({
    message: `the categories ${quote(earlier)} and ${quote(label)} have the same address, category/${slug}`,
    fix: `index: { slug: ${slug}-2 }`,
  }),
  noPages: (label) => ({
    message: `the sidebar ${quote(label)} has no docs, so it is left out`,
    fix: "write items: [docs/id], or remove the sidebar",
  }),
  emptyCategory: (label) => ({
    message: `the category ${quote(label)} has neither items nor link`,
    fix: "write items: [docs/id], or link: docs/id",
  }),
};

export const linkMessages: typeof Messages.linkMessages = {
  noHeading: (href, file, fragment, meant) => ({
    message: `links to ${quote(href)}, but ${file} has no heading #${fragment}`,
    fix: asked(meant) ?? "link to the page, or to a heading that it has",
  }),
  noFile: (file, meant) => ({
    message: `links to the file ${file}, which is not a page; the link is shown as plain text`,
    fix: asked(meant) ?? "correct the path, which is relative to this file",
  }),
  noPicture: (address, meant) => ({
    about: "picture" as const,
    message: `the picture ${quote(address)} does not exist: a path with a leading slash is a file in static/`,
    fix: asked(meant) ?? "put the picture there in static/, or correct the path",
  }),
  noStaticFile: (address, meant) => ({
    message: `the file ${quote(address)} does not exist: a path with a leading slash is a file in static/`,
    fix: asked(meant) ?? "put the file there in static/, or correct the path",
  }),
  draft: (file) => ({
    message: `links to ${file}, a draft, which has no page once published`,
    fix: "remove its draft: true when it is finished, or remove the link for now",
  }),
  noNote: (name, meant) => ({
    message: `there is no file [[${name}]]; the link is shown as plain text`,
    fix: asked(meant) ?? "write the name of a note that exists, or write that note",
  }),
  noPage: (address, meant) => ({
    message: `links to ${quote(address)}, which is not a page of this site`,
    fix: asked(meant) ?? "link to the file: ./name.mdx",
  }),
};

function asked(meant: string | undefined) {
  return meant === undefined ? undefined : `did you mean ${meant}?`;
}

const correctItem = "correct this item, or remove it";

export const navigationMessages: typeof Messages.navigationMessages = {
  noSidebar: (id, meant) => ({
    message: `there is no sidebar ${quote(id)}`,
    fix: asked(meant) ?? correctItem,
  }),
  noDoc: (id, meant) => ({
    message: `there is no doc with the id ${quote(id)}`,
    fix: asked(meant) ?? correctItem,
  }),
  noPage: (address, meant) => ({
    message: `${quote(address)} is not a page of this site`,
    fix: asked(meant) ?? correctItem,
  }),
  draft: (file) => ({
    message: `${file} is a draft, which has no page once published`,
    fix: "remove its draft: true when it is finished, or remove this item for now",
  }),
  noItems: { message: "the dropdown has no items", fix: "write some items, or remove it" },
};

export const styleMessages: typeof Messages.styleMessages = {
  invalid: (reason) => ({ message: `invalid CSS: ${reason}`, fix: "correct this line" }),
  noFile: (address) => ({
    message: `the file ${quote(address)} does not exist`,
    fix: "correct the path: with a slash at the start it is in static/, otherwise it is relative to this file",
  }),
};

export const routeMessages: typeof Messages.routeMessages = {
  empty: "cannot be empty",
  forbidden: (sign) => `an address cannot contain ${quote(sign)}`,
  fileName: (sign, renamed) => ({
    message: `the file name has ${quote(sign)}, which an address cannot contain`,
    fix: `rename it to ${renamed}, or give the page a slug`,
  }),
  forbiddenIn: (path, sign) => ({
    message: `the address ${quote(path)} cannot contain ${quote(sign)}`,
    fix: "change slug, permalink, aliases or the file name",
  }),
  reserved: (path) => ({
    message: `the address ${quote(path)} belongs to the build or the host, so no page can have it`,
    fix: "rename the file, or give the page another slug",
  }),
  taken: (path, owner) => ({
    message: `the address ${path} is already that of ${owner}`,
    fix: "give one of them another slug, or rename its file",
  }),
  takenByFolder: (path, owner) => ({
    message: `the address ${path} is already that of ${owner}`,
    fix: "give one of them another routeBasePath in site.yml",
  }),
  takenByAuthor: (path, owner) => ({
    message: `the address ${path} is already that of ${owner}`,
    fix: "page: { permalink: /another-name }",
  }),
  takenByRedirect: (path, owner) => ({
    message: `the address ${path} is already that of ${owner}, so it leads nowhere else`,
    fix: "remove this entry, or write another old address",
  }),
  redirectLoop: (loop) => ({
    message: `leads in a circle and never to a page: ${loop.join(" → ")}`,
    fix: "change `to` to the address of a page, or remove this entry",
  }),
  redirectToDraft: (from, file) => ({
    message: `${quote(from)} leads to ${file}, a draft, which has no page once published`,
    fix: "remove its draft: true when it is finished, or remove this entry for now",
  }),
  deadRedirect: (from, to, meant) => ({
    message: `${quote(from)} leads to ${quote(to)}, which is not a page of this site`,
    fix: meant === undefined ? "write the address of a page, or remove this entry" : `did you mean ${meant}?`,
  }),
};

function shapeOf(data: unknown): string {
  if (Array.isArray(data)) return "a list";
  if (data === null || typeof data !== "object") return quote(data);
  return `fields (${listed(Object.keys(data).slice(0, 3))})`;
}

/** The parser's most frequent errors, by code. https://eemeli.org/yaml/#errors */
const reasons: Readonly<Record<string, string>> = {
  BAD_DQ_ESCAPE: "invalid escape in double quotes; write \\\\ for a backslash, or use single quotes",
  BAD_INDENT: "wrong indentation, or an unclosed bracket",
  BAD_SCALAR_START: "text without quotes cannot begin with @, ` or %",
  BLOCK_AS_IMPLICIT_KEY: "a value with a colon and a space needs quotes; or the next line is indented too far",
  DUPLICATE_KEY: "the same field is written twice",
  MISSING_CHAR: "a quote, bracket, comma, colon or space is missing",
  MULTILINE_IMPLICIT_KEY: "the name of a field needs a colon and a space after it",
  TAB_AS_INDENT: "indent with spaces, not with tabs",
  EXPANSION: "aliases in aliases, which would fill the memory",
  UNKNOWN_ALIAS:
    "text that begins with * is an alias, and there is no such anchor; quote the text to write an asterisk",
  UNEXPECTED_TOKEN: "something follows the value, as with quotes inside quotes",
};

export const yamlMessages: typeof Messages.yamlMessages = {
  malformed: (reason, line, code) => `malformed YAML at ${quote(line)}: ${reasons[code ?? ""] ?? reason}`,
  fullWidthColon: "the colon after the name of the field is a full-width one",
  tightDash: "there is no space after the -",
  unclosedQuote: "the quote is not closed",
  unclosedBracket: "the bracket is not closed",
  misaligned: "the indentation differs from that of the field above",
  align: (above) => `align it with ${quote(above)} above`,
  twice: "remove one of the two lines",
  checkLine: "check the indentation and the quotes of this line and those around it",
  misshapen: (data, wanted, fix) => ({ message: `is ${shapeOf(data)}, but should be ${wanted}`, fix }),
};

const number = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const embedMessages: typeof Messages.embedMessages = {
  names: { images: "picture", media: "film or sound", frames: "embedded page" },
  counted: {
    images: (count) => number(count, "picture"),
    media: (count) => number(count, "film or sound", "films and sounds"),
    frames: (count) => number(count, "embedded page"),
  },
  ownFrame: (url) => ({
    message: `the embedded page ${quote(url)} is not shown`,
    fix: "write a link instead; pages of this site cannot be in a frame",
  }),
  noAddress: (url) => ({
    message: `${quote(url)} is not a complete address, and is not shown`,
    fix: "correct it, or save the file beside the article: ./img/x.png",
  }),
  blocked: (hosts, counts, place) =>
    `the security policy blocks ${listed(counts, "and")} of ${number(hosts, "other host")}, the first at ${place}`,
  allow: (setting) =>
    `to allow them, write in site.yml (each list can also be auto, which allows the hosts that the content uses):\n${setting}`,
  fetch: (otherwise) => `save the pictures in the content: npm run fetch-pictures\n${otherwise}`,
  part: (name, url) => `${name} ${quote(url)}`,
};

export const reportText: typeof Messages.reportText = {
  heading: {
    warning: (count) => `The content has ${number(count, "warning")}:`,
    error: (count) => `The content has ${number(count, "error")}:`,
  },
  whole: (file) => `The full list is in ${file}`,
  more: (count) => `… and ${count} more like this`,
  known: (count) => `… and ${count} that ${count === 1 ? "is" : "are"} listed above`,
  running:
    "Another process is building this project, and both would write the same files: wait until it ends, or stop it, and build again",
  longPolicy: (length, most) =>
    `Content-Security-Policy has ${length} characters, and Cloudflare reads at most ${most} of a line: _headers has a shorter one, and the <meta> of each page has the full one. nginx is not affected.`,
  manyRedirects: (count, most) =>
    `_redirects has ${count} redirects, and Cloudflare reads only the first ${most}: pages at the other addresses redirect themselves. Other hosts are not affected.`,
  noGlyphs: (count, characters, title) =>
    `${number(count, "sharing picture")} ${count === 1 ? "lacks" : "lack"} these characters: ${characters} (such as “${title}”)`,
};

export const authorText: typeof Messages.authorText = {
  restarts: "site.yml has changed; restarting",
  errors: "This page has errors; a production build would stop",
  warnings: "This page has problems",
  line: (line) => `line ${line}`,
  unknown: (path) => `There is no page ${path}`,
  unknownAdvice:
    "The place of a file decides its address: docs/a/b.mdx is /docs/a/b. If a file has errors, they are listed below.",
  meant: "Did you mean",
  elsewhere: (errors, warnings) => `The whole site: ${number(errors, "error")}, ${number(warnings, "warning")}`,
  rest: (count) => `${count} more in the terminal`,
};
