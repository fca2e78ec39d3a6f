import { fence, frame, link, metaTitle, picture } from "../markdown/markdown-pieces";
import { type Replacement, replaceTags, splitArguments, type TagUse } from "../markdown/nested-tags";
import { percentTags, writtenTag } from "../markdown/percent-tags";
import type { SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import { friendItems } from "./hexo-friends";
import type { TagContext, TagRule } from "./hexo-tag";
import { drawings, themeRules } from "./theme-tags";

/** Tags whose body is not Markdown. Tags inside them are not converted. */
const verbatim = new Set(["raw", "codeblock", "code", "mermaid", "math", "flink", ...drawings.keys()]);

/**
 * Converts tags of Hexo and of common themes to Markdown. A tag without a counterpart is removed,
 * but its body stays. It is noted unless it only lays out its content.
 */
export function replaceHexoTags(written: SourceText, context: TagContext): SourceText {
  const source = apartFromHtml(written);
  return replaceTags(source, percentTags(source.text, verbatim), (use) => replacementOf(use, context));
}

/**
 * Adds blank lines between the tags of HTML blocks and the Hexo tags in them, which become Markdown
 * and would be shown as text in HTML.
 */
function apartFromHtml(source: SourceText): SourceText {
  const opening = /(?<=^[ \t]*<(?:div|center|p|section)\b[^>\n]*>[ \t]*\n)(?=[ \t]*\{%)/gim;
  const closing = /(?<=%\}[ \t]*\n)(?=[ \t]*<\/(?:div|center|p|section)>)/gi;
  return [opening, closing].reduce((text, pattern) => text.replaceOutsideCode(pattern, () => "\n"), source);
}

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
  cell: button,
  button,
  ...themeRules,
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
};

/** Tags that only lay out their content. */
const layout =
  /^(?:gallery|gi|grid|cell|grouppicture|gp|row|col|image_group|btns|sites|ghcards|carousel|swiper|videos|sitegroup)$/;

function replacementOf(use: TagUse, context: TagContext): Replacement | null {
  const { tag, closing, line } = use;
  const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : undefined;
  const replacement = rule?.(use, splitArguments(tag.args), context);
  if (replacement) return replacement;
  const isLayout = layout.test(tag.name) && !/[/"'=]|\burl\b/.test(tag.args);
  if (!isLayout) context.notes.left({ file: context.file, line, found: writtenTag(tag) }, foreignMessages.tag);
  return closing === null ? { open: "" } : { open: "", close: "" };
}

/** Converts `[class] src [width] [height] ["title" "alt"]`. */
function image(_: TagUse, written: readonly string[]): Replacement | null {
  const words = written.flatMap((word) => word.replace(/,$/, "").replace(/^(?:width|height)=/, "") || []);
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
function anchor(_: TagUse, written: readonly string[]): Replacement | null {
  const [name = "", address] = written.join(" ").split("::");
  if (address !== undefined) return { open: link(name, address) };
  const isAddress = (word: string) => /^(?:[a-z]+:)?\/\/|^[/#]|^mailto:/.test(word);
  const words = written
    .flatMap((word) => (isAddress(word) ? word.replace(/,$/, "") : word.split(",")))
    .filter((word) => word !== "");
  const at = words.findIndex(isAddress);
  if (at < 0) return null;
  const text =
    words.slice(0, at).join(" ") ||
    words.slice(at + 1).find((word) => !isAddress(word) && !/^(?:true|false)$/.test(word));
  return { open: link(text ?? words[at] ?? "", words[at] ?? "") };
}

/** Converts `url, text, icon`, or `text, url, icon`. */
function button(_: TagUse, words: readonly string[]): Replacement | null {
  const parts = words.join(" ").split(/\s*,\s*/);
  const at = parts.findIndex((part) => /^(?:[a-z]+:)?\/\/|^[/#]/.test(part.split(" ")[0] ?? ""));
  const [address = "", ...rest] = parts[at]?.split(" ") ?? [];
  return at < 0 ? null : { open: link(rest.join(" ") || parts[at === 0 ? 1 : 0] || address, address) };
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

function player(src: string, title: string): Replacement {
  return { open: frame(src, title), isBlock: true };
}
