import type { Edit } from "../markdown/edit-text";
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
import { type Replacement, replaceTags, splitArguments, type TagUse } from "../markdown/nested-tags";
import { percentTags } from "../markdown/percent-tags";
import { codeRanges, type SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import { friendItems } from "./hexo-friends";

/** The project data that a tag's conversion depends on. */
export interface TagContext {
  readonly file: string;
  readonly notes: Notes;
  /** Returns a post's title and link, by its slug or title. */
  readonly post: (slug: string) => { readonly title: string; readonly href: string } | undefined;
  /**
   * Moves the friends in a `{% flink %}` to friends.yml; returns false if they stay on the page.
   */
  readonly takeFriends: (body: string, line: number) => boolean;
  /** Returns the text of a file below `code_dir`. */
  readonly code: (file: string) => string | undefined;
}

/** Tags whose body is not Markdown. Tags inside them are not converted. */
const verbatim = new Set(["raw", "codeblock", "code", "mermaid", "math", "flink"]);

/**
 * Converts tags of Hexo and of common themes to Markdown. A tag without a counterpart is removed,
 * but its body stays. It is noted unless it only lays out its content.
 */
export function replaceHexoTags(source: SourceText, context: TagContext): SourceText {
  return replaceTags(source, percentTags(source.text, verbatim), (use) => replacementOf(use, context));
}

type TagRule = (use: TagUse, words: readonly string[], context: TagContext) => Replacement | null;

const rules: Readonly<Record<string, TagRule>> = {
  asset_img: image,
  img: image,
  image,
  asset_link: (_, [slug = "", title]) => ({ open: link(title ?? slug, slug) }),
  asset_path: (_, [slug = ""]) => ({ open: slug }),
  post_link: (use, [slug = "", title], { post, file, notes }) => {
    const found = post(slug);
    if (found === undefined) notes.left({ file, line: use.line, found: slug }, foreignMessages.noPost);
    return { open: found === undefined ? (title ?? slug) : link(title ?? found.title, found.href) };
  },
  post_path: (_, [slug = ""], { post }) => ({ open: post(slug)?.href ?? slug }),
  link: anchor,
  a: anchor,
  btn: button,
  button,
  codeblock: codeBlock,
  code: codeBlock,
  include_code: includedCode,
  raw: ({ body }) => ({ open: "", body }),
  blockquote,
  quote: blockquote,
  flink: ({ body, line }, _, { takeFriends }) => {
    const open = takeFriends(body, line) ? "" : friendItems(body);
    return open === null ? null : { open, body: "", isBlock: true };
  },
  pullquote: () => ({ open: "> ", close: "", linePrefix: "> " }),
  centerquote: () => ({ open: "> ", close: "", linePrefix: "> " }),
  cq: () => ({ open: "> ", close: "", linePrefix: "> " }),
  note,
  noteblock: note,
  admonition: note,
  box: note,
  folding: unfolding,
  fold: unfolding,
  hideToggle: unfolding,
  spoiler: unfolding,
  details: unfolding,
  tabs,
  youtube: (_, [id = ""]) => player(`https://www.youtube.com/embed/${id}`, "YouTube"),
  vimeo: (_, [id = ""]) => player(`https://player.vimeo.com/video/${id}`, "Vimeo"),
  bilibili: (_, [id = ""]) => player(`https://player.bilibili.com/player.html?bvid=${id}`, "bilibili"),
  iframe: (_, [url = "", width, height]) => ({
    open: frame(url, url, width ?? "100%", height ?? "300"),
    isBlock: true,
  }),
  jsfiddle: (_, [id = ""]) => ({ open: link(`JSFiddle ${id}`, `https://jsfiddle.net/${id}/`) }),
  gist: (_, [id = ""]) => ({ open: link(`Gist ${id}`, `https://gist.github.com/${id}`) }),
  video: (_, [src = ""]) => ({ open: `<video src="${src}" controls></video>`, isBlock: true }),
  audio: (_, [src = ""]) => ({ open: `<audio src="${src}" controls></audio>`, isBlock: true }),
  mermaid: ({ body }) => ({ open: fence(body, "mermaid"), body: "", isBlock: true }),
  math: ({ body }) => ({ open: `$$\n${body.trim()}\n$$`, body: "", isBlock: true }),
  timenode: ({ tag }) => ({ open: `**${tag.args}**`, close: "", isBlock: true }),
  checkbox: ({ tag }) => ({ open: `- [${/\bchecked\b/.test(tag.args) ? "x" : " "}] ${lastPart(tag.args)}` }),
  label: (_, words) => ({ open: words.at(-1)?.replace(/^@/, "") ?? "" }),
  span: ({ tag }) => ({ open: lastPart(tag.args) }),
  u: (_, words) => ({ open: `<u>${words.join(" ")}</u>` }),
  kbd: (_, words) => ({ open: `<kbd>${words.join(" ")}</kbd>` }),
};

/** Tags that only lay out their content. */
const layout = new Set([
  "gallery",
  "galleryGroup",
  "gi",
  "grid",
  "cell",
  "grouppicture",
  "gp",
  "row",
  "col",
  "image_group",
  "timeline",
]);

function replacementOf(use: TagUse, context: TagContext): Replacement | null {
  const { tag, closing, line } = use;
  const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : undefined;
  const replacement = rule?.(use, splitArguments(tag.args), context);
  if (replacement) return replacement;
  if (!layout.has(tag.name)) {
    context.notes.left({ file: context.file, line, found: `{% ${tag.name} %}` }, foreignMessages.tag);
  }
  return closing === null ? { open: "" } : { open: "", close: "" };
}

/** Converts `[class] src [width] [height] ["title" "alt"]`. */
function image(_: TagUse, words: readonly string[]): Replacement | null {
  const at = words.findIndex((word) => /[./]/.test(word));
  const src = words[at];
  if (src === undefined) return null;
  const rest = words
    .slice(at + 1)
    .filter((word) => !/^(?:alt|class|fancybox|bg|style|link|download|padding)[:=]/.test(word));
  const sizes = rest.filter((word) => /^\d+(?:px|%)?$/.test(word)).map((word) => word.replace(/px$/, ""));
  // The title and the alt text are quoted together, `'"title" "alt"'`, or separately.
  const texts = rest
    .filter((word) => !/^\d+(?:px|%)?$/.test(word))
    .flatMap((word) => (/["']/.test(word) ? splitArguments(word) : [word]));
  const named = /(?:^|\s)alt[:=]"?([^"\s]+)/.exec(words.join(" "))?.[1];
  const [title, alt = named ?? title ?? ""] = texts;
  return { open: picture(src, alt, title === alt ? undefined : title, sizes[0], sizes[1]) };
}

/** Converts `text url [external] [title]` or `text::url`. Some themes swap text and url. */
function anchor(_: TagUse, words: readonly string[]): Replacement | null {
  const [name = "", address] = words.join(" ").split("::");
  if (address !== undefined) return { open: link(name, address) };
  const isAddress = (word: string) => /^(?:[a-z]+:)?\/\/|^[/#]|^mailto:/.test(word);
  const at = words.findIndex(isAddress);
  if (at < 0) return null;
  const text =
    words.slice(0, at).join(" ") ||
    words.slice(at + 1).find((word) => !isAddress(word) && !/^(?:true|false)$/.test(word));
  return { open: link((text ?? words[at] ?? "").replace(/,$/, ""), words[at] ?? "") };
}

/** Converts `url, text, icon`. */
function button(_: TagUse, words: readonly string[]): Replacement | null {
  const parts = words.join(" ").split(/\s*,\s*/);
  const at = parts.findIndex((part) => /^(?:[a-z]+:)?\/\/|^[/#]/.test(part.split(" ")[0] ?? ""));
  const [address = "", ...rest] = parts[at]?.split(" ") ?? [];
  return at < 0 ? null : { open: link(rest.join(" ") || parts[at + 1] || parts[0] || address, address) };
}

/** Converts `[title] [lang:x] [url] [link text] [mark:1,3-5] [first_line:7]`. */
function codeBlock({ body }: TagUse, words: readonly string[]): Replacement {
  const option = (name: string) => words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1);
  const address = words.find((word) => /^https?:\/\//.test(word));
  const titles = words.filter((word) => !/^\w+:/.test(word) && word !== address);
  const at =
    address === undefined ? titles.length : words.filter((word) => !/^(?!https?:)\w+:/.test(word)).indexOf(address);
  const title = titles.slice(0, at).join(" ");
  const meta = [
    title && metaTitle(title),
    option("mark") && `{${option("mark")}}`,
    option("first_line") && `showLineNumbers=${option("first_line")}`,
  ].filter(Boolean);
  const source = address === undefined ? "" : `\n\n${link(titles.slice(at).join(" ") || address, address)}`;
  return { open: `${fence(body, option("lang") ?? "text", meta.join(" "))}${source}`, body: "", isBlock: true };
}

/** Converts `[title] [lang:x] [from:1] [to:9] path`. */
function includedCode({ line }: TagUse, words: readonly string[], { code, notes, file }: TagContext): Replacement {
  const option = (name: string) => words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1);
  const path = words.at(-1) ?? "";
  const text = code(path);
  if (text === undefined) {
    notes.left({ file, line, found: path }, foreignMessages.noIncluded);
    return { open: "" };
  }
  const lines = text
    .split("\n")
    .slice(Number(option("from") ?? 1) - 1, Number(option("to") ?? Number.POSITIVE_INFINITY));
  const title =
    words
      .slice(0, -1)
      .filter((word) => !/^\w+:/.test(word))
      .join(" ") || path;
  const lang = option("lang") ?? /\.(\w+)$/.exec(path)?.[1] ?? "text";
  return { open: fence(lines.join("\n"), lang, metaTitle(title)), isBlock: true };
}

/** Converts `[author[, source]] [link] [title]`. */
function blockquote({ tag }: TagUse): Replacement {
  const address = /(?:^|\s)(https?:\/\/\S+)/.exec(tag.args)?.[1];
  const [named = "", rest = ""] = address === undefined ? [tag.args] : tag.args.split(address);
  const [author = "", ...sources] = named.split(",").map((part) => part.trim().replace(/^["']|["']$/g, ""));
  const titled = sources.join(", ") || rest.trim();
  const work = address === undefined ? titled : link(titled || address, address);
  const from = [author && `**${author}**`, work].filter(Boolean).join(" ");
  return { open: "> ", close: from === "" ? "" : `>\n> ——${from}`, linePrefix: "> " };
}

/**
 * Converts a note tag: `[kind] [options] [title]` around text, or `[kind] text` without a closing
 * tag.
 */
function note({ tag, closing, height }: TagUse, words: readonly string[]): Replacement {
  const isOption = (word: string) => /^(?:no-icon|icon|flat|modern|simple|disabled|fa\S*|\w+:\S*)$/.test(word);
  const named = words.find((word) => admonitionKind(word) !== undefined && !isOption(word));
  const coloured = /\bcolor:(\w+)/.exec(tag.args)?.[1];
  const kind = admonitionKind(named ?? coloured ?? "") ?? "note";
  const title = words.filter((word) => word !== named && !isOption(word)).join(" ");
  const { open, close = "" } = container(kind, closing === null ? undefined : title, height);
  return { open: closing === null ? `${open}\n${title}\n${close}` : open, close, isBlock: true };
}

function unfolding({ tag, closing }: TagUse, words: readonly string[]): Replacement | null {
  if (closing === null) return null;
  const title = words.filter((word) => !/^(?:open|color:\w+|open:\w+|\w+(?=,))$/.test(word)).join(" ");
  return details(title.replace(/^[\w\s]*,\s*/, "") || tag.name);
}

const tabOpening = /<!--\s*tab\s*(.*?)\s*-->/g;
const tabClosing = /<!--\s*endtab\s*-->/g;

/** Converts `{% tabs name %}` with `<!-- tab label -->` … `<!-- endtab -->`. */
function tabs({ tag, closing, body, height }: TagUse): Replacement | null {
  if (closing === null) return null;
  const outer = ":".repeat(4 + height);
  const inner = ":".repeat(3 + height);
  const at = (match: RegExpExecArray) => tag.end + match.index;
  const edits: Edit[] = [];
  const code = codeRanges(body);
  const isLive = ({ index }: RegExpExecArray) => !code.some(({ start, end }) => start <= index && index < end);
  for (const match of [...body.matchAll(tabOpening)].filter(isLive)) {
    const label = (match[1] ?? "").replace(/@\S*$/, "").trim() || String(edits.length + 1);
    edits.push({ start: at(match), end: at(match) + match[0].length, text: `${inner}tab[${label}]` });
  }
  for (const match of [...body.matchAll(tabClosing)].filter(isLive)) {
    edits.push({ start: at(match), end: at(match) + match[0].length, text: inner });
  }
  return { open: `${outer}tabs`, close: outer, isBlock: true, edits };
}

function player(src: string, title: string): Replacement {
  return { open: frame(src, title), isBlock: true };
}

function lastPart(args: string): string {
  return args.slice(args.lastIndexOf(",") + 1).trim();
}
