import { escapeHtml } from "../../../src/lib/escape-html";
import { container, frame, picture } from "../markdown/markdown-pieces";
import type { SourceText } from "../markdown/source-text";
import { replaceInText } from "../mkdocs/replace-in-text";

/**
 * Matches a link or a picture with a title, which may contain options:
 * `[a](a.md ':include :type=code')`.
 */
const optioned =
  /(!?)\[((?:[^[\]\n]|\[[^\]\n]*\])*)\]\([ \t]*(<[^>\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)[ \t]+(['"])(.*?)\4[ \t]*\)/g;

/**
 * Converts includes such as `[a](a.md ':include')`. HTML pages become iframes, and media become
 * players. Other local files become VitePress includes, and other remote files become links.
 */
export function docsifyIncludes(source: SourceText): SourceText {
  return source.replaceOutsideCode(optioned, (match) => {
    const [, isPicture, label = "", written = "", , title = ""] = match;
    const options = optionsOf(title);
    if (isPicture || !options.has("include")) return null;
    const src = written.replace(/^<|>$/g, "");
    const type = options.get("type") ?? typeOf(src);
    if (type === "iframe") return frame(src, label || src);
    if (type === "video") return `<video src="${escapeHtml(src)}" controls></video>`;
    if (type === "audio") return `<audio src="${escapeHtml(src)}" controls></audio>`;
    if (/^(?:https?:)?\/\//.test(src)) return `[${label}](${written})`;
    const fragment = options.get("fragment");
    const part = fragment === undefined ? src : `${src}#${fragment}`;
    return type === "markdown" ? `<!--@include: ${part}-->` : `<<< ${part}`;
  });
}

function typeOf(src: string): string {
  if (/\.(?:html?)$/i.test(src)) return "iframe";
  if (/\.(?:mp4|ogg|webm)$/i.test(src)) return "video";
  if (/\.mp3$/i.test(src)) return "audio";
  return /\.(?:md|markdown)$/i.test(src) ? "markdown" : "code";
}

/** Parses options such as `:size=50x100 :class=a` into a map of values by name. */
function optionsOf(title: string): Map<string, string> {
  return new Map(
    [...title.matchAll(/(?:^|\s):([\w-]+)(?:=(\S+))?/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Converts docsify and docsify-tabs syntax. */
export function docsifyText(source: SourceText): SourceText {
  let text = withTabs(source);
  text = replaceInText(text, optioned, (match) => {
    const [, isPicture, label = "", src = "", , title = ""] = match;
    if (!/(?:^|\s):[\w-]+/.test(title)) return null;
    const words = title.replace(/(?:^|\s):[\w-]+(?:=\S+)?/g, "").trim();
    const [width, height] = optionsOf(title).get("size")?.split("x") ?? [];
    if (isPicture) return picture(src.replace(/^<|>$/g, ""), label, words, width || undefined, height || undefined);
    return `[${label}](${src}${words === "" ? "" : ` "${words}"`})`;
  });
  text = replaceInText(text, /[ \t]*(?:<!--[ \t]*)?\{docsify-ignore(?:-all)?\}(?:[ \t]*-->)?/g, () => "");
  text = replaceInText(
    text,
    /^(#{1,6}[ \t][^\n]*?)[ \t]+:id=([^\s:]+)[ \t]*$/gm,
    ([, heading, id]) => `${heading} {#${id}}`,
  );
  return replaceInText(text, callout, ([, indent = "", mark, words = ""]) => {
    const { open, close = "" } = container(mark === "!" ? "warning" : "tip", undefined, 0);
    return `${indent}${open}\n\n${indent}${words}\n\n${indent}${close}`;
  });
}

/**
 * Matches `!> words` and `?> words`, up to an empty line or a block such as a heading or a list.
 */
const callout = /^([ \t]*)([!?])>[ \t]*([^\n]*(?:\n(?![ \t]*(?:$|[!?]>|#{1,6}[ \t]|[-*+][ \t]|`{3}))[^\n]+)*)/gm;

const tabsMark = /^[ \t]*<!--[ \t]*tabs:(start|end)[ \t]*-->[ \t]*$/gm;

/**
 * Converts the text between `<!-- tabs:start -->` and `<!-- tabs:end -->` to tabs. Headings or bold
 * lines become the tabs' labels.
 */
function withTabs(source: SourceText): SourceText {
  const code = source.codeRanges();
  const isLive = ({ index }: { readonly index: number }) => code.at(index) === undefined;
  const marks = [...source.text.matchAll(tabsMark)].filter(isLive);
  return source.edit(
    marks.flatMap((match, at) => {
      const {
        index,
        0: { length },
        1: kind,
      } = match;
      const closing = marks[at + 1];
      if (kind !== "start" || closing?.[1] !== "end") return [];
      const body = source.text.slice(index + length, closing.index);
      const labels = [...body.matchAll(/^[ \t]*(?:(#{1,6})[ \t]+(.+?)|\*\*(.+?)\*\*)[ \t]*$/gm)]
        .map((label) => ({ match: label, index: index + length + label.index }))
        .filter(isLive);
      // Only labels like the first one start a tab: headings of its level, or bold lines. Others
      // are content.
      const [first] = labels;
      const own = labels.filter(({ match: [, hashes] }) => hashes === first?.match[1]);
      return [
        { start: index, end: index + length, text: "::::tabs" },
        ...own.map(({ match: [written, , heading = "", bold = ""], index: start }, number) => ({
          start,
          end: start + written.length,
          text: `${number === 0 ? "" : ":::\n\n"}:::tab[${labelOf(heading || bold)}]`,
        })),
        {
          start: closing.index,
          end: closing.index + closing[0].length,
          text: `${own.length === 0 ? "" : ":::\n\n"}::::`,
        },
      ];
    }),
  );
}

function labelOf(words: string): string {
  return words
    .replace(/\*\*|[ \t]*#+$|<!--.*?-->/g, "")
    .trim()
    .replace(/[[\]\\]/g, "\\$&");
}
