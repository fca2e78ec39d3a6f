import { admonitionKind, container, frame, link, metaTitle } from "../markdown/markdown-pieces";
import { type Replacement, replaceTags, splitArguments, type TagUse } from "../markdown/nested-tags";
import { percentTags, writtenTag } from "../markdown/percent-tags";
import type { SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";

/** Converts `{% include "./part.md" %}` to a VitePress include. */
export function gitBookIncludes(source: SourceText): SourceText {
  return source.replaceOutsideCode(
    /\{%-?[ \t]*include[ \t]+["']([^"'\n]+)["'][ \t]*-?%\}/g,
    ([, file]) => `<!--@include: ${file}-->`,
  );
}

interface Syntax {
  readonly file: string;
  readonly notes: Notes;
  /** Values of `{{ book.name }}` by name. */
  readonly variables: ReadonlyMap<string, string>;
}

/** Tags whose body is not Markdown. */
const verbatim = new Set(["raw", "math"]);

/**
 * Converts GitBook's tags, and replaces its variables. A tag without a counterpart is removed, but
 * its body stays. It is noted unless it is in `layout`.
 */
export function gitBookText(source: SourceText, { file, notes, variables }: Syntax): SourceText {
  const text = replaceTags(source, percentTags(source.text, verbatim), (use) => replacementOf(use, file, notes));
  if (variables.size === 0) return text;
  return text.replaceOutsideCode(
    /\{\{[ \t]*book\.([\w.-]+)[ \t]*\}\}/g,
    ([, name = ""]) => variables.get(name) ?? null,
  );
}

type TagRule = (use: TagUse, option: (name: string) => string | undefined) => Replacement | null;

/** Tags that are removed without a note, because they add no content. */
const layout = new Set(["stepper", "step", "columns", "column", "content-ref", "raw", "updates", "endraw"]);

const rules: Readonly<Record<string, TagRule>> = {
  hint: ({ height }, option) => {
    const style = option("style") ?? "info";
    return container(hintKinds[style] ?? admonitionKind(style) ?? "note", undefined, height);
  },
  tabs: ({ height }) => container("tabs", undefined, height),
  tab: ({ height }, option) => container("tab", option("title") ?? "·", height),
  code: codeBlock,
  embed: ({ body }, option) => withCaption(embedded(option("url") ?? ""), body),
  file: ({ body }, option) => withCaption(link(nameOf(option("src") ?? ""), option("src") ?? ""), body),
  "page-ref": (_, option) => ({ open: link(nameOf(option("page") ?? ""), option("page") ?? ""), isBlock: true }),
  youtube: (_, option) => ({ open: embedded(`https://youtu.be/${option("src") ?? ""}`), isBlock: true }),
  math: ({ body }) => ({ open: body.includes("\n") ? `$$\n${body.trim()}\n$$` : `$${body.trim()}$`, body: "" }),
  update: (_, option) => ({
    open: option("date") === undefined ? "" : `**${option("date")}**`,
    close: "",
    isBlock: true,
  }),
};

const hintKinds: Readonly<Record<string, string>> = { info: "info", success: "tip", working: "info" };

function replacementOf(use: TagUse, file: string, notes: Notes): Replacement | null {
  const { tag, closing, line } = use;
  const options = new Map(splitArguments(tag.args).map((word) => splitOption(word)));
  const rule = Object.hasOwn(rules, tag.name) ? rules[tag.name] : undefined;
  const replacement = rule?.(use, (name) => options.get(name));
  if (replacement) return closing === null && replacement.close ? { open: "" } : replacement;
  if (!layout.has(tag.name)) notes.left({ file, line, found: writtenTag(tag) }, foreignMessages.tag);
  return closing === null ? { open: "" } : { open: "", close: "" };
}

function splitOption(word: string): [string, string] {
  const [, name = word, value = ""] = /^([\w-]+)=([\s\S]*)$/.exec(word) ?? [];
  return [name, value];
}

/** Moves the options of `{% code title="a.js" lineNumbers="true" %}` to the fence inside it. */
function codeBlock({ body }: TagUse, option: (name: string) => string | undefined): Replacement {
  const title = option("title");
  const meta = [title && metaTitle(title), option("lineNumbers") === "true" && "showLineNumbers"].filter(Boolean);
  const code = body.replace(/^([ \t]*(?:`{3,}|~{3,}))([^\n]*)/m, (_, mark: string, info: string) =>
    [`${mark}${info.trim() === "" && meta.length > 0 ? "text" : info.trim()}`, ...meta].join(" "),
  );
  return { open: "", body: code.replace(/^[ \t]*\n|\n[ \t]*$/g, "") };
}

/** Embeds a YouTube or bilibili video, and links to anything else. */
function embedded(url: string): string {
  const youTube = /^https?:\/\/(?:youtu\.be\/|(?:www\.)?youtube\.com\/watch\?v=)([\w-]+)/.exec(url)?.[1];
  if (youTube !== undefined) return frame(`https://www.youtube.com/embed/${youTube}`, "YouTube");
  const bilibili = /^https?:\/\/www\.bilibili\.com\/video\/(BV\w+)/.exec(url)?.[1];
  if (bilibili !== undefined) return frame(`https://player.bilibili.com/player.html?bvid=${bilibili}`, "bilibili");
  return link(url, url);
}

/** Adds the text between the tags as a caption. */
function withCaption(open: string, body: string): Replacement {
  return body.trim() === "" ? { open, body: "", isBlock: true } : { open: `${open}\n`, close: "", isBlock: true };
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "");
}
