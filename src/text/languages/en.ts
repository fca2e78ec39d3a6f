import type * as Texts from "./zh-Hans";

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const listed = (items: readonly string[]) => items.filter(Boolean).join(", ");

const months = "January February March April May June July August September October November December";

export const dateText: typeof Texts.dateText = {
  day: (date) => `${dateText.dayOfYear(date)}, ${date.slice(0, 4)}`,
  dayOfYear: (date) => `${months.split(" ")[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}`,
};

export const waitingText: typeof Texts.waitingText = {
  loading: "Loading…",
  loadSlow: "Loading takes long; the network may be slow. You can wait, or try again.",
  loadFailed: "Loading failed. Please try again.",
  retry: "Try again",
  close: "Close",
  routeAnnouncement: (title) => `Opened page: ${title}`,
};

export const siteText: typeof Texts.siteText = {
  skipToContent: "Skip to main content",
  mainNavigation: "Main",
  toggleDrawer: "Toggle navigation bar",
  closeDrawer: "Close navigation bar",
  backToMainMenu: "← Back to main menu",
  backToSidebar: "Back to this section →",
  printArea: "Print this whole section",
  areaNet: "Graph of this section",
  netOfArea: (label: string) => `Graph of ${label}`,
  docsSidebar: "Docs sidebar",
  year: (year) => year,
  category: (label) => `Sidebar category “${label}”`,
  foldedPages: (count) => `${count} pages`,
  pagesBefore: (count) => `${count} more before`,
  pagesAfter: (count) => `${count} more after`,
  opensInNewTab: " (opens in a new tab)",
  search: "Search",
  searchKey: "Ctrl K",
  searchKeyMac: "⌘K",
  backToTop: "Back to top",
  footer: "Footer",
  traditional: "Traditional Chinese",
  navbarItemError: (label) =>
    `The navbar item “${label}” cannot be shown: it has no to, href or items, or its sidebar does not exist. See navbar and footer in site.yml.`,
  close: "Close",
  announcement: "Announcement",
  crash: "This page crashed.",
};

export const baseUrlText: typeof Texts.baseUrlText = {
  title: "The site did not load properly",
  text: "Its scripts could not be loaded; the text can still be read. The most common reason is a wrong base path (PATH_PREFIX).",
  current: (current) => `Base path as configured: ${current}`,
  suggestion: "Try: ",
  same: "It fits the address of this page, so the network may be down: check the connection and reload the page.",
};

export const listText: typeof Texts.listText = listed;

export const defaultsText: typeof Texts.defaultsText = {
  docs: "Docs",
  blog: "Blog",
  recentPosts: "Recent posts",
  blogOf: (title) => `The blog of ${title}`,
};

export const newFileText: typeof Texts.newFileText = {
  description: (title) => `What “${title}” is about, in one sentence.`,
  opening: "Begin with two or three paragraphs; lists show them.",
  heading: "Heading",
};

export const colorModeText: typeof Texts.colorModeText = {
  toggle: (mode) => `Switch between dark and light mode (currently ${mode})`,
  toggleUnknown: "Switch between dark and light mode",
  light: "light mode",
  dark: "dark mode",
  system: "system mode",
};

export const commentsText: typeof Texts.commentsText = {
  heading: "Comments",
  atGitHub: "See the discussion on GitHub",
  noScript: "Comments need JavaScript.",
  unreachable: (host) => `${host} cannot be reached, so comments are not loaded.`,
};

export const homeText: typeof Texts.homeText = {
  areas: "Contents",
  posts: "Recent posts",
  allPosts: "All posts",
  pageCount: (count) => counted(count, "page"),
  pages: "Pages",
};

export const newVersionText: typeof Texts.newVersionText = {
  text: "A new version is available",
  reload: "Reload",
  close: "Close",
};

export const offlineText: typeof Texts.offlineText = {
  title: "No network connection",
  text: "This page is not kept on this device. It opens once you are online.",
  retry: "Try again",
  kept: "These pages are kept on this device and open without a network:",
  home: "Home",
};

export const pagesText: typeof Texts.pagesText = {
  notFound: {
    title: "Page not found",
    text: "We could not find what you were looking for.",
    advice: "Please contact the owner of the site that linked you here and let them know that their link is broken.",
    nearest: "Were you looking for this page? ",
    home: "To the home page",
  },
  friends: "List of friends",
};

export const redirectText: typeof Texts.redirectText = { title: "Page moved", moved: "This page has moved to: " };

export const llmsText: typeof Texts.llmsText = {
  source: (url) => `Source: <${url}>`,
  published: (date) => `Published: ${date}`,
  updated: (date) => `Updated: ${date}`,
  tagline: (tagline) => ` ${tagline}`,
  about: (full) =>
    `Every page is also there as Markdown, at its address and \`/index.md\`. The links below lead to those${full === null ? "." : `; all texts in one file: ${full}`}`,
  fullTitle: "full text",
  copies: (site) => `All texts of ${site} in reading order, each page beginning with a heading of level one.`,
};

export const articleText: typeof Texts.articleText = {
  callout: {
    abstract: "Abstract",
    todo: "To do",
    success: "Success",
    question: "Question",
    failure: "Failure",
    bug: "Bug",
    example: "Example",
    quote: "Quote",
  },
  embedSource: "From: ",
  admonition: { note: "Note", tip: "Tip", info: "Info", warning: "Warning", danger: "Danger" },
  details: "Details",
  headingLink: (heading) => `Direct link to ${heading}`,
  footnotes: "Footnotes",
  footnoteBack: "Back to the text",
  taskDone: "Done",
  taskOpen: "Not done",
  table: (index) => `Table ${index}`,
  drawingHint: "Scroll sideways",
  output: "Output",
  session: "Terminal",
  assembly: "Assembly",
  openFile: "Open file",
  showLines: (count) => `Show all ${count} lines`,
  showLess: "Show less",
  diagramText: {
    fold: "In words",
    quoted: (name) => `“${name}”`,
    lines: (before, after) => `${before}, ${after}`,
    fields: (name, fields) => `${name} has, in this order, ${listed(fields)}`,
    fieldOf: (name, field) => `“${field}” in ${name}`,
    contains: (part, names) => `“${part}” contains ${names}`,
    alone: (names) => `Without lines: ${names}`,
    marked: (names) => `Marked: ${names}`,
    nodeOf: (part, name) => `${name} in “${part}”`,
    nth: (name, place) => `${name} (${place})`,
    forms: { dashed: "dashed", dotted: "dotted", bold: "bold", accent: "marked" },
    inForm: (line, form) => `${line} (${form})`,
    junction: "a junction",
    bothWays: (a, b) => `${a} ↔ ${b}`,
    line: (a, b) => `${a} — ${b}`,
    labelled: (line, label) => `${line}: ${label}`,
    note: (actors, words) => `Note at ${listed(actors)}: ${words}`,
    frames: {
      10: "Loop",
      11: "Loop",
      12: "If",
      13: "Else",
      14: "If",
      15: "Option",
      16: "Option",
      19: "Parallel",
      20: "And",
      21: "Parallel",
    },
    begins: (frame, label) => `${frame}${label && ` ${label}`}:`,
    goesOn: (frame, label) => `${frame}${label && ` ${label}`}:`,
    ends: (frame) => `End of ${frame.toLowerCase()}`,
    signal: (name, runs) => `${name || "unnamed"}: ${runs.join(", ")}`,
    run: (level, cycles) => `${level} for ${cycles}`,
    cell: (name, cell) => `${name} at ${cell}`,
    dataRun: (data, cycles) => `“${data}” for ${cycles}`,
    levels: {
      clock: "clock",
      high: "high",
      low: "low",
      unknown: "hatched",
      floating: "floating",
      data: "data",
      gap: "gap",
    },
    gate: (output, formula) => `${output} = ${formula}`,
    gates: {
      "&": "AND",
      "|": "OR",
      "^": "XOR",
      "~": "NOT",
      "~&": "NAND",
      "~|": "NOR",
      "~^": "XNOR",
      "=": "BUFFER",
    },
  },
  code: "Code",
  named: (name) => `: ${name}`,
  footnote: (number) => `Footnote ${number}`,
  diagram: (labels, kind = "Diagram") => (labels.length === 0 ? kind : `${kind}: ${listed(labels)}`),
  nameAndDescription: ". ",
  diagramKinds: {
    flowchart: "Flowchart",
    sequence: "Sequence diagram",
    state: "State diagram",
    class: "Class diagram",
    er: "Entity relationship diagram",
    gantt: "Gantt chart",
    timeline: "Timeline",
    mindmap: "Mind map",
    pie: "Pie chart",
    gitGraph: "Git graph",
    packet: "Packet diagram",
    journey: "User journey",
    quadrant: "Quadrant chart",
    xychart: "XY chart",
    sankey: "Sankey diagram",
    requirement: "Requirement diagram",
    block: "Block diagram",
    architecture: "Architecture diagram",
    kanban: "Kanban board",
  },
  arrow: (from, to, label) => `${from} → ${to}${label && `: ${label}`}`,
  diagramStart: "Start",
  diagramEnd: "End",
  timingDiagram: "Timing diagram",
  bitFields: "Bit fields",
  bitField: (name, bits, below) => [name || "unnamed", counted(bits, "bit"), ...below].join(", "),
  fromHighest: (field) => `From the highest bit: ${field}`,
  halfField: (name, isHigh, bits) => `${name} (${isHigh ? "high" : "low"} ${counted(bits, "bit")})`,
  fieldPart: (name, part, parts) => `${name} (${part}/${parts})`,
  logicDiagram: "Logic diagram",
  opensInNewTab: " (opens in a new tab)",
};

export const controlsText: typeof Texts.controlsText = {
  copy: "Copy",
  copied: "Copied",
  copiedShort: "✓ Copied",
  copyFailed: "Copying failed. Please select the code yourself.",
  ofCode: (title) => `: ${title}`,
  copyLabel: "Copy code to clipboard",
  markdown: {
    copy: "Copy as Markdown",
    view: "View Markdown",
    failedShort: "Copying failed",
    failed: "Copying failed. Please open “View Markdown” and copy it yourself.",
  },
  wrap: "Toggle word wrap",
  wrapShort: "Wrap",
  zoom: (alt) => (alt === "" ? "Enlarge image" : `Enlarge image: ${alt}`),
  zoomed: "Enlarged image",
  enlarge: "Enlarge",
  enlargeOf: (name) => `Enlarge: ${name}`,
  formula: "Formula",
  closeZoom: "Close",
  zoomTools: "Zoom and move",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomReset: "Reset zoom",
  panLeft: "Move left",
  panRight: "Move right",
  panUp: "Move up",
  panDown: "Move down",
};

export const readingText: typeof Texts.readingText = {
  toc: "On this page",
  tocSection: "On this page, ",
  lastRead: "Continue reading: ",
  minutes: (minutes) => `${minutes} min read`,
  checked: { before: "Checked on ", after: "", versions: (names) => `: ${listed(names)}` },
  edit: "Edit this page",
  feedback: "Feedback",
  openIn: (name) => `Open in ${name}`,
  question: (markdown) => `Please read the Markdown of this page first, then answer my question: ${markdown}`,
  updated: { before: "Last updated on ", after: "" },
  updatedBy: (author) => ` by ${author}`,
  draft: {
    title: "Draft page",
    text: "This page is a draft. It is only visible in development and will not be in the deployed site.",
  },
  unlisted: {
    title: "Unlisted page",
    text: "This page is unlisted. Search engines do not index it, and only those who have a direct link can open it.",
  },
  formula: "Formula",
  links: "Links in the text",
  related: "Related pages",
  backlinks: "Linked from",
  net: "Pages around this one",
  netOf: (title) => `Links between “${title}” and the pages around it`,
  noBacklinks: "No other page links here yet",
};

export const blogText: typeof Texts.blogText = {
  nav: "Blog navigation",
  navItems: { list: "Posts", archive: "Archive", tags: "Tags", authors: "Authors", subscribe: "Subscribe" },
  pageOf: (page, count) => `Page ${page} of ${count}`,
  page: (page) => `Page ${page}`,
  titleOfPage: (title, page) => (page === 1 ? title : `${title} (page ${page})`),
  readMore: (minutes) => (minutes === null ? "Read more" : `Read more · ${minutes} min`),
  readMoreOf: (title) => `: the whole of “${title}”`,
  pinned: "Pinned",
  empty: "There are no posts yet.",
  tagsOfPost: "Tags of this post",
  count: (count) => counted(count, "post"),
  listPager: { label: "Blog list page navigation", newer: "Newer posts", older: "Older posts" },
  postPager: { label: "Blog post page navigation", newer: "Newer post", older: "Older post" },
  seriesPager: { previous: "Previous part", next: "Next part" },
  trail: "Blog",
  cardLabel: (blog, date) => `${blog} · ${date}`,
  stale: {
    written: "This post was written on ",
    revised: "This post was last revised on ",
    after: ". Versions, commands and links in it may have changed since.",
  },
  series: {
    summary: (name, place, count) => `Series “${name}”, part ${place} of ${count}`,
    label: (name) => `Posts of the series “${name}”`,
    place: (place, count) => `part ${place} of ${count}`,
  },
  archive: {
    title: "Archive",
    description: (count) => `${count === 1 ? "The one post" : `All ${count} posts`} by year, the latest first.`,
    separator: " - ",
  },
  authors: {
    title: "Authors",
    description: "Who writes for this blog.",
    all: "View all authors",
    empty: "No post has this author.",
    titleOf: (name) => `Posts by ${name}`,
    byline: "Authors",
    home: "Website",
    email: "E-mail",
    links: "Contact",
    none: "There are no authors yet.",
  },
  tags: {
    title: "Tags",
    description: "All tags, the most used first.",
    all: "View all tags",
    titleOf: (count, tag) => `${counted(count, "post")} tagged with “${tag}”`,
    none: "There are no tags yet.",
  },
};

export const feedsText: typeof Texts.feedsText = {
  title: "Subscribe",
  description:
    "Follow the blog in a feed reader: new posts show up there by themselves, without an account or your e-mail address.",
  linkTitle: (site, format) => `${site} (${format})`,
  partTitle: (site, part) => `${site}: ${part}`,
  list: "Feeds",
  explain: {
    rss: "The most common format, which nearly all readers know. Take this one if in doubt.",
    atom: "The Internet standard after RSS (RFC 4287), with the times of publication and of revision apart.",
    json: "Written in JSON, for programs of your own.",
  },
  howTitle: "How to subscribe",
  how: [
    "Copy any of the addresses above into the “add subscription” field of your reader. They all have the same posts; one is enough.",
    "Most readers also take the address of any page of this site and find its feed by themselves.",
  ],
  whatTitle: "What is in it",
  what: [
    "Every post in full, with its code, tables, formulas and figures: there is no need to come back here to read it.",
    "A post is known by its permanent address, so that an edited title or text does not make it a new one. Drafts and unlisted posts are left out.",
  ],
};

export const docsText: typeof Texts.docsText = {
  breadcrumbs: "Breadcrumbs",
  home: "Home",
  pager: "Docs pages navigation",
  previous: "Previous",
  next: "Next",
  itemCount: (count) => counted(count, "item"),
  categoryItems: "Pages of this category",
  categoryTitle: (title) => `${title} (contents)`,
  areaContents: "Contents",
  noteTitle: (number, title) => `${number}. ${title}`,
  noteReference: (number) => ` (no. ${number})`,
  tagsOfPage: "Tags of this page",
  tags: {
    title: "Tags of the docs",
    description: "All tags of the docs, the most used first.",
    titleOf: (count, tag) => `${counted(count, "doc")} tagged with “${tag}”`,
  },
  landingDescription: "All notes by area: begin with the introduction of one, or go straight to a page.",
};

export const plotText: typeof Texts.plotText = {
  kinds: {
    line: "Line chart",
    scatter: "Scatter plot",
    bar: "Bar chart",
    step: "Step chart",
    area: "Area chart",
    heatmap: "Heat map",
  },
  withUnit: (label, unit) => (unit ? `${label} (${unit})` : label),
  data: (rows) => `Data (${counted(rows, "row")})`,
  dataOf: (title) => `Data of “${title}”`,
  scales: { linear: "", category: "", log: ", logarithmic", log2: ", logarithmic to base 2" },
  axis: (key, label, range) => `${key} axis ${label}, ${range}`,
  range: (from, to) => `${from} to ${to}`,
  items: (count) => counted(count, "item"),
  series: (name) => `${name}: `,
  extremes: (count, least, most) => `${counted(count, "point")}, minimum ${least}, maximum ${most}`,
  last: (value) => `last ${value}`,
  shape: { rise: "rising throughout", fall: "falling throughout", level: "unchanged throughout" },
  first: (move) => ({ rise: "rising first", fall: "falling first", level: "level first" })[move],
  turn: (place, move) =>
    `${{ rise: "rising", fall: "falling", level: "level" }[move]} from ${place.replace(/^at /, "")} on`,
  swings: (count) => `up and down with ${counted(count, "turn")}`,
  figure: (value, place) => `${value} (${place})`,
  at: (label, value) => `at ${label} ${value}`,
  pair: (name, value) => `${name} is ${value}`,
  notes: (texts) => `Marked: ${texts.join("; ")}`,
  listed,
  sentences: (items) => `${items.filter(Boolean).join(". ")}.`,
};

export const searchText: typeof Texts.searchText = {
  placeholder: "Search",
  areas: { pages: "Pages", docs: "Other docs" },
  allAreas: "All",
  seeAll: (count) => `See all ${counted(count, "result")}`,
  page: {
    title: "Search",
    titleFor: (query) => `Search results for “${query}”`,
    description: "Search the full text of docs, blog and pages.",
    input: "Type your search here",
    submit: "Search",
    filter: "Area",
    found: (count) => `${counted(count, "page")} found`,
    nothing: "No results were found",
    fetching: "Fetching new results…",
    more: "More results",
    noScript: "Search runs in the browser and needs JavaScript.",
  },
  modal: {
    label: "Search",
    results: "Search results",
    recent: "Recent",
    noRecent: "No recent searches",
    favorites: "Favorites",
    save: "Save this search",
    removeRecent: "Remove this search from history",
    removeFavorite: "Remove this search from favorites",
    clearRecent: "Clear the history",
    clear: "Clear the query",
    cancel: "Cancel",
    select: "to select",
    enterKey: "Enter key",
    navigate: "to navigate",
    upKey: "Arrow up",
    downKey: "Arrow down",
    close: "to close",
    escapeKey: "Escape key",
    provider: "Search by",
  },
  error: {
    title: "Unable to fetch results",
    help: "You might want to check your network connection.",
    refused: "The search service refused the request. Please tell the owner of this site.",
  },
  noResults: {
    text: (query) => `No results for “${query}”`,
    suggestion: "Try searching for",
    missing: "Believe this query should return results?",
    report: "Let us know.",
  },
  modes: { all: null, any: "No page has all of these words; these have some of them." },
  missingWords: (words) => `No page mentions ${listed(words.map((word) => `“${word}”`))}; these only come close.`,
  corrected: (query) => `Showing results for “${query}”`,
  asTyped: (query) => `Search for “${query}” instead`,
  textsMissing: "Some full texts could not be loaded; results may be incomplete.",
};
