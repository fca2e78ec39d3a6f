import { escapeHtml } from "../../../src/lib/escape-html";
import {
  admonitionKind,
  container,
  details,
  fence,
  frame,
  link,
  metaTitle,
  picture,
} from "../markdown/markdown-pieces";
import { type Replacement, replaceTags, type Tag, type TagUse } from "../markdown/nested-tags";
import type { SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";

/** The project data that a shortcode's conversion depends on. */
export interface ShortcodeContext {
  readonly file: string;
  readonly notes: Notes;
  /** Returns the link to a page of the site and its title, by the argument of `ref`. */
  readonly page: (ref: string) => { readonly title: string; readonly href: string } | undefined;
  /** Finds a file next to the page by a part of its name. */
  readonly resource: (word: string) => string | undefined;
  /** Returns a value of the front matter or of the configuration's `params`. */
  readonly param: (name: string) => string | undefined;
}

const syntax =
  /\{\{([<%])\s*(\/?)\s*([\w][\w./-]*)((?:"(?:\\.|[^"\\])*"|`[^`]*`|[^"`>%]|>(?!\}\})|%(?!\}\}))*?)(\/?)\s*[>%]\}\}/g;

/**
 * Converts shortcodes of Hugo and of common themes to Markdown. The text between unknown tags
 * stays.
 */
export function replaceShortcodes(source: SourceText, context: ShortcodeContext): SourceText {
  const tags = outermost([...source.text.matchAll(syntax)].map(tagOf));
  const { text } = source;
  const replaced = replaceTags(source, tags, (use) => replacementOf(use, text, context));
  // `{{</* figure */>}}` shows a shortcode verbatim, so the comment marks are removed, also in
  // code, because Hugo reads shortcodes there too.
  const shown = [...replaced.text.matchAll(/(\{\{[<%])\/\*([\s\S]*?)\*\/([>%]\}\})/g)];
  return replaced.edit(
    shown.map(({ 0: written, 1: open = "", 2: inner = "", 3: close = "", index }) => ({
      start: index,
      end: index + written.length,
      text: open + inner + close,
    })),
  );
}

function tagOf(match: RegExpExecArray): Tag {
  const [written, , slash, name = "", args = "", alone] = match;
  return {
    name: name.replace(/^_/, ""),
    args: args.trim(),
    start: match.index,
    end: match.index + written.length,
    closes: slash === "/",
    isAlone: alone === "/",
  };
}

const verbatim = new Set([
  "highlight",
  "code-toggle",
  "mermaid",
  "rawhtml",
  "raw",
  "math",
  "katex",
  "comment",
  "codeblock",
]);

/** Drops the shortcodes inside verbatim blocks. */
function outermost(tags: readonly Tag[]): Tag[] {
  const live: Tag[] = [];
  let shown: string | undefined;
  for (const tag of tags) {
    if (shown !== undefined && !(tag.closes && tag.name === shown)) continue;
    const isClosed = tags.some((other) => other.closes && other.name === tag.name && other.start > tag.start);
    shown = !tag.closes && verbatim.has(tag.name) && isClosed ? tag.name : undefined;
    live.push(tag);
  }
  return live;
}

/** Named and positional arguments. */
interface Arguments {
  readonly named: Readonly<Record<string, string>>;
  readonly placed: readonly string[];
}

function argumentsOf(args: string): Arguments {
  const named: Record<string, string> = {};
  const placed: string[] = [];
  const word = /(?:([\w-]+)\s*=\s*)?(?:"((?:\\.|[^"\\])*)"|`([^`]*)`|([^\s"`=]+))/g;
  for (const [, name, quoted, raw, bare] of args.matchAll(word)) {
    const value = quoted?.replace(/\\(["\\])/g, "$1") ?? raw ?? bare ?? "";
    if (name === undefined) placed.push(value);
    else named[name.toLowerCase()] = value;
  }
  return { named, placed };
}

type Rule = (args: Arguments, use: TagUse, context: ShortcodeContext) => Replacement | null;

const rules: Readonly<Record<string, Rule>> = {
  figure,
  img: figure,
  image: figure,
  imgproc: ({ placed: [word = ""] }, _, { resource }) => figure({ named: {}, placed: [resource(word) ?? word] }),
  bundleimage: figure,
  highlight: ({ placed: [lang = "text", options = ""] }, { body }) => ({
    open: fence(body, lang, highlightMeta(options)),
    body: "",
    isBlock: true,
  }),
  "code-toggle": (_, { body }) => ({ open: fence(body, "yaml"), body: "", isBlock: true }),
  codeblock: ({ named, placed }, { body }) => ({
    open: fence(body, named.lang ?? placed[0] ?? "text"),
    body: "",
    isBlock: true,
  }),
  mermaid: (_, { body }) => ({ open: fence(body, "mermaid"), body: "", isBlock: true }),
  math: formula,
  katex: formula,
  rawhtml: (_, { body }) => ({ open: "", body }),
  raw: (_, { body }) => ({ open: "", body }),
  comment: () => ({ open: "", body: "" }),
  param: ({ placed: [name = ""] }, { line }, { param, file, notes }) => {
    const value = param(name);
    if (value === undefined) notes.left({ file, line, found: `param ${name}` }, foreignMessages.noParam);
    return { open: value ?? "" };
  },
  youtube: ({ placed: [id = ""], named }) =>
    player(`https://www.youtube.com/embed/${named.id ?? id}`, named.title ?? "YouTube"),
  vimeo: ({ placed: [id = ""], named }) =>
    player(`https://player.vimeo.com/video/${named.id ?? id}`, named.title ?? "Vimeo"),
  bilibili: ({ placed: [id = ""], named }) => {
    const video = named.id ?? named.bvid ?? id;
    const key = /^\d+$/.test(video) ? "aid" : "bvid";
    return player(`https://player.bilibili.com/player.html?${key}=${video.replace(/^av/i, "")}`, "bilibili");
  },
  iframe: ({ placed: [src = ""], named }) => player(named.src ?? named.url ?? src, named.title ?? named.src ?? src),
  gist: ({ placed: [user = "", id = ""] }) => ({
    open: link(`Gist ${id || user}`, `https://gist.github.com/${user}${id && `/${id}`}`),
  }),
  tweet: ({ placed: [id = ""], named }) => ({
    open: link("Twitter", `https://twitter.com/${named.user ?? "i"}/status/${named.id ?? id}`),
  }),
  x: ({ named }) => ({ open: link("X", `https://x.com/${named.user}/status/${named.id}`) }),
  instagram: ({ placed: [id = ""] }) => ({ open: link("Instagram", `https://www.instagram.com/p/${id}/`) }),
  codepen: ({ named, placed: [id = ""] }) => ({
    open: link("CodePen", `https://codepen.io/${named.user ?? "pen"}/pen/${named.id ?? id}`),
  }),
  link: anchor,
  friend,
  button: (args, use, context) => {
    const href = args.named.href ?? args.named.relref ?? args.named.url ?? args.named.link ?? args.placed[0];
    if (href === undefined) return null;
    const target = args.named.relref === undefined ? href : (context.page(href)?.href ?? href);
    return { open: link(use.body.trim() || href, target), ...(use.closing ? { body: "" } : {}) };
  },
  details: unfolding,
  expand: unfolding,
  collapse: unfolding,
  spoiler: unfolding,
  fold: unfolding,
  tabs,
  tabpane: tabs,
  tabgroup: tabs,
  "tabs-container": tabs,
  tab,
  tabitem: tab,
  "tab-item": tab,
  card: ({ named }, { closing }) =>
    named.title === undefined || closing
      ? null
      : { open: named.link ? `- ${link(named.title, named.link)}` : `- ${named.title}` },
  br: () => ({ open: "<br>" }),
  toc: () => ({ open: "" }),
  "table-of-contents": () => ({ open: "" }),
  kbd: ({ placed }) => ({ open: placed.map((key) => `<kbd>${escapeHtml(key)}</kbd>`).join("+") }),
  video: ({ named, placed: [src = ""] }) => ({
    open: `<video src="${named.src ?? src}" controls></video>`,
    isBlock: true,
  }),
  audio: ({ named, placed: [src = ""] }) => ({
    open: `<audio src="${named.src ?? src}" controls></audio>`,
    isBlock: true,
  }),
};

/** Shortcodes that only lay out their content. Their tags are removed without a note. */
const layout =
  /^(?:columns?|rows?|cards?|steps|grid|div|center|left|right|blocks\/.*|section|wrapper|swiper|gallery|galleries|filetree.*|cardpane|lead|mmd|readfile-wrap)$/;

/** Matches parameters that readers see, also those of a shortcode for layout. */
const words = /\b(?:title|header|footer|caption|text|label|link|url|image|img|src)\s*=/i;

/** Shortcodes for admonitions. The kind is the first argument or an option such as `type`. */
const admonitions = /^(?:notice|alert|admonition|hint|callout|admon|pageinfo|box|message|notification|block)$/;

function replacementOf(use: TagUse, text: string, context: ShortcodeContext): Replacement | null {
  const { tag, closing, line } = use;
  const name = tag.name.toLowerCase();
  const args = argumentsOf(tag.args);
  if (name === "ref" || name === "relref") return reference(args, use, text, context);
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  const replacement = rule?.(args, use, context) ?? admonition(name, args, use);
  if (replacement) return replacement;
  if (!layout.test(name) || words.test(tag.args)) {
    const found = `${`{{< ${tag.name} ${tag.args}`.trim()} >}}`;
    context.notes.left({ file: context.file, line, found }, foreignMessages.shortcode);
  }
  return closing === null ? { open: "" } : { open: "", close: "" };
}

/**
 * Converts `ref` and `relref` to the page's address inside a link, and to a link with the page's
 * title elsewhere.
 */
function reference(
  { placed, named }: Arguments,
  { tag, line }: TagUse,
  text: string,
  context: ShortcodeContext,
): Replacement {
  const ref = placed[0] ?? named.path ?? "";
  const found = context.page(ref);
  if (found === undefined) context.notes.left({ file: context.file, line, found: ref }, foreignMessages.noTarget);
  const isAddress = /(?:\]\(|["'=<]|\]:)\s*$/.test(text.slice(Math.max(0, tag.start - 4), tag.start));
  if (found === undefined) return { open: isAddress ? `/${ref.replace(/^\/+|\.md$/g, "")}` : ref };
  return { open: isAddress ? found.href : link(found.title, found.href) };
}

function figure({ named, placed }: Arguments): Replacement | null {
  const src = named.src ?? named.url ?? placed[0];
  if (src === undefined) return null;
  const plain = (text: string | undefined) =>
    text?.replace(/<[^>]*>|[*_`]/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const caption = [plain(named.title), plain(named.caption), plain(named.attr)].filter(Boolean).join(" ");
  const size = (value: string | undefined) => (/^\d+(?:px)?$/.test(value ?? "") ? value?.replace("px", "") : undefined);
  const shown = picture(src, named.alt ?? caption, caption || undefined, size(named.width), size(named.height));
  const linked = named.link ?? named.href;
  const html = shown.startsWith("<") ? `<a href="${escapeHtml(linked ?? "")}">${shown}</a>` : `[${shown}](${linked})`;
  return { open: linked === undefined || linked === "" ? shown : html, isBlock: true };
}

function formula(_: Arguments, { body, closing }: TagUse): Replacement | null {
  return closing === null ? null : { open: `$$\n${body.trim()}\n$$`, body: "", isBlock: true };
}

/** Converts `linenos=table,hl_lines=2 4-5,linenostart=7` to the metadata of a fence. */
export function highlightMeta(options: string): string {
  const lines = /hl_lines\s*[=:]\s*(?:\[([^\]]*)\]|"([^"]*)"|([\d\s-]+))/i.exec(options);
  const marked = [...(lines?.slice(1).find(Boolean) ?? "").matchAll(/\d+(?:-\d+)?/g)].map(([range]) => range);
  const isNumbered = /linenos\s*[=:]\s*"?(?:true|table|inline)/i.test(options);
  const first = /linenostart\s*[=:]\s*"?(\d+)/i.exec(options)?.[1];
  const title = /(?:title|filename|name)\s*[=:]\s*"([^"]*)"/i.exec(options)?.[1];
  return [
    title && metaTitle(title),
    marked.length > 0 && `{${marked.join(",")}}`,
    isNumbered && (first === undefined ? "showLineNumbers" : `showLineNumbers=${first}`),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Converts an address and link text, given as named or positional arguments, to a link. The address
 * is the first positional argument that looks like one, or else the first.
 */
function anchor({ named, placed }: Arguments, { body, closing }: TagUse): Replacement | null {
  const href = named.href ?? named.url ?? placed.find((text) => address.test(text)) ?? placed[0];
  if (href === undefined) return null;
  const words = placed.find((text) => text !== href);
  const text = named.content ?? named.text ?? named.title ?? words ?? (body.trim() || href);
  return { open: link(text, href), ...(closing ? { body: "" } : {}) };
}

const address = /^(?:[a-z][a-z\d+.-]*:|\/|#|\.{1,2}\/)/i;

/** Converts `{{< friend name="…" url="…" >}}` on a friends page to a list item. */
function friend({ named, placed }: Arguments): Replacement | null {
  const href = named.url ?? named.link ?? placed.find((text) => address.test(text));
  const name = named.name ?? named.title ?? placed.find((text) => text !== href);
  if (href === undefined || name === undefined) return null;
  const words = named.bio ?? named.word ?? named.desc ?? named.description;
  return { open: `- ${link(name, href)}${words ? `：${words}` : ""}`, isBlock: true };
}

function unfolding({ named, placed }: Arguments, { closing, tag }: TagUse): Replacement | null {
  if (closing === null) return null;
  return details(named.summary ?? named.title ?? (placed.join(" ") || tag.name));
}

function tabs(_: Arguments, { closing, height }: TagUse): Replacement | null {
  if (closing === null) return null;
  const colons = ":".repeat(4 + height);
  return { open: `${colons}tabs`, close: colons, isBlock: true };
}

function tab({ named, placed }: Arguments, { closing, height, body }: TagUse): Replacement | null {
  if (closing === null) return null;
  const label = named.header ?? named.name ?? named.title ?? named.label ?? placed[0] ?? "·";
  const { open, close = "" } = container("tab", label, height);
  // Docsy's tabs with a language contain code unless `text` is true.
  if (named.lang === undefined || named.text === "true") return { open, close, isBlock: true };
  return { open: `${open}\n${fence(body, named.lang)}\n${close}`, body: "", isBlock: true };
}

function admonition(name: string, { named, placed }: Arguments, { closing, height }: TagUse): Replacement | null {
  if (closing === null) return null;
  const own = admonitionKind(name);
  if (own === undefined && !admonitions.test(name)) return null;
  const candidates = [named.type, named.color, named.context, named.style, named.kind, placed[0]].filter(
    (text) => text !== undefined,
  );
  const word = candidates.find((candidate) => admonitionKind(candidate) !== undefined);
  const kind = own ?? admonitionKind(word ?? "") ?? "note";
  const title = named.title ?? placed.filter((text) => text !== word && !/^(?:true|false)$/.test(text))[0];
  return container(kind, title, height);
}

function player(src: string, title: string): Replacement {
  return { open: frame(src, title), isBlock: true };
}
