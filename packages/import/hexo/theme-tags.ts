import { articleText } from "../../../src/text/texts";
import type { Edit } from "../markdown/edit-text";
import { admonitionKind, container, details, fence, link, picture } from "../markdown/markdown-pieces";
import type { Replacement, TagUse } from "../markdown/nested-tags";
import { Ranges } from "../markdown/ranges";
import { codeRanges } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { TagRule } from "./hexo-tag";

/** The colours of labels, notes and buttons, with the kinds of admonitions that they stand for. */
const colours: Readonly<Record<string, string>> = {
  blue: "info",
  cyan: "info",
  pink: "note",
  purple: "note",
  red: "danger",
  orange: "warning",
  yellow: "warning",
  green: "tip",
};

/**
 * Languages of tags whose body is the source of a drawing or a score. Only Graphviz is drawn here.
 */
export const drawings: ReadonlyMap<string, string> = new Map([
  ["graphviz", "dot"],
  ["chartjs", "json"],
  ["echarts", "json"],
  ["score", "text"],
  ["abcjs", "text"],
  ["plantuml", "text"],
  ["puml", "text"],
  ["markmap", "md"],
]);

/**
 * The tags of the themes NexT, Butterfly, Volantis and Stellar, and of the plugins for them:
 * https://butterfly.js.org/posts/ceeb73f/
 */
export const themeRules: Readonly<Record<string, TagRule>> = {
  note,
  noteblock: note,
  admonition: note,
  box: note,
  tip: ({ closing, tag, height }) => {
    const kind = tag.args.split(" ").find((word) => admonitionKind(word) !== undefined) ?? "info";
    return closing && container(admonitionKind(kind) ?? "info", undefined, height);
  },
  folding: unfolding,
  fold: unfolding,
  spoiler: unfolding,
  details: unfolding,
  hideToggle: hidden,
  hideBlock: hidden,
  hideInline: ({ tag }) => {
    const [content = "", label = ""] = partsOf(tag.args);
    return { open: label === "" ? content : `${label}：${content}` };
  },
  tabs,
  subtabs: tabs,
  subsubtabs: tabs,
  timeline,
  timenode: ({ tag }) => ({ open: `**${tag.args}**`, close: "", isBlock: true }),
  galleryGroup: (_, [name = "", description = "", address = "", src = ""]) =>
    address === "" ? null : { open: `- [${picture(src, name)}](${address}) ${link(name, address)}：${description}` },
  inlineImg: inlinePicture,
  inlineimg: inlinePicture,
  inlineimage: inlinePicture,
  checkbox: task,
  radio: task,
  label: labelled,
  span: ({ tag }) => ({ open: lastPart(tag.args) }),
  psw: ({ tag }) => ({ open: tag.args }),
  u: element("u"),
  wavy: element("u"),
  emp: element("em"),
  del: element("del"),
  kbd: element("kbd"),
  mark: (_, words) => ({ open: `<mark>${words.filter((word) => !/^color:/.test(word)).join(" ")}</mark>` }),
  bubble: ({ tag }) => explained(partsOf(tag.args)),
  nota: ({ tag }) => explained(partsOf(tag.args)),
  referto: ({ tag }) => ({ open: escaped(partsOf(tag.args)[0] ?? "") }),
  referfrom: ({ tag }) => {
    const [name = "", text = "", address = ""] = partsOf(tag.args);
    return { open: `${escaped(name)} ${address === "" ? text : link(text || address, address)}` };
  },
  poem: ({ tag }) => {
    const [title = "", author = ""] = partsOf(tag.args);
    return { open: `> ${[`**${title}**`, author].filter(Boolean).join(" ")}\n>\n> `, close: "", linePrefix: "> " };
  },
  site: ({ tag }) => {
    const [name = "", ...options] = partsOf(tag.args);
    const option = (key: string) => options.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
    const address = option("url") ?? option("link");
    const description = option("description");
    return address === undefined
      ? null
      : { open: `- ${link(name, address)}${description === undefined ? "" : `：${description}`}` };
  },
  ghcard: ({ tag }) => {
    const [name = ""] = partsOf(tag.args);
    return { open: link(name, `https://github.com/${name}`) };
  },
  aplayer: (_, [title = "", author = "", src = ""]) =>
    /[./]/.test(src) ? { open: `${title}（${author}）\n\n<audio src="${src}" controls></audio>`, isBlock: true } : null,
  dplayer: (_, words) => {
    const src = words.find((word) => /^"?url=/.test(word))?.slice("url=".length);
    return src === undefined ? null : { open: `<video src="${src}" controls></video>`, isBlock: true };
  },
  pdf: (_, [address = ""]) => ({ open: link(address.split("/").at(-1) || address, address) }),
  ...Object.fromEntries([...drawings].map(([name, lang]) => [name, drawing(lang)])),
};

/** Splits `a, 'b', c` into parts without quotes. */
function partsOf(args: string): string[] {
  return args.split(",").map((part) => part.trim().replace(/^(["'])(.*)\1$/, "$2"));
}

function lastPart(args: string): string {
  return args.slice(args.lastIndexOf(",") + 1).trim();
}

function escaped(text: string): string {
  return text.replace(/[[\]]/g, "\\$&");
}

function element(name: string): TagRule {
  return (_, words) => ({ open: `<${name}>${words.join(" ")}</${name}>` });
}

/** Writes a word whose explanation the theme shows in a bubble. */
function explained([words = "", explanation = ""]: readonly string[]): Replacement {
  return { open: explanation === "" ? words : `${words}（${explanation}）` };
}

function drawing(lang: string): TagRule {
  return ({ body, closing, line, tag }, _, { file, notes }) => {
    if (closing === null) return null;
    if (lang !== "dot") notes.left({ file, line, found: `{% ${tag.name} %}` }, foreignMessages.drawing);
    const code = body.replace(/<!--\s*(?:end)?chart\s*-->/g, "");
    return { open: fence(code, lang), body: "", isBlock: true };
  };
}

/** Converts `text [colour]` of Butterfly and `[class]@text` of NexT. */
function labelled(_: TagUse, words: readonly string[]): Replacement {
  const isColour = (word: string) => Object.hasOwn(colours, word) || word === "default";
  const last = words.at(-1) ?? "";
  const shown = words.length > 1 && isColour(last) ? words.slice(0, -1) : words;
  return { open: `<mark>${shown.join(" ").replace(/^[\w-]*@\s*/, "")}</mark>` };
}

/** Converts `[options], text` with a check mark if the options contain `checked`. */
function task({ tag }: TagUse): Replacement {
  return { open: `- [${/\bchecked\b/.test(tag.args) ? "x" : " "}] ${lastPart(tag.args)}` };
}

/** Converts `src [height]` and `src, height=40px`. */
function inlinePicture(_: TagUse, [src = "", height = ""]: readonly string[]): Replacement | null {
  const pixels = /(\d+)/.exec(height)?.[1];
  return src === "" ? null : { open: picture(src.replace(/,$/, ""), "", undefined, undefined, pixels) };
}

/**
 * Converts a note tag: `[kind] [options] [title]` around text, or `[kind] text` without a closing
 * tag.
 */
function note({ tag, closing, height }: TagUse, words: readonly string[]): Replacement {
  const isOption = (word: string) =>
    /^(?:no-icon|icon|icon-padding|flat|modern|simple|disabled|fa\S*(?: fa-\S+)*|\w+:\S*)$/.test(word);
  const kindOf = (word: string) => colours[word] ?? admonitionKind(word);
  const named = words.find((word) => kindOf(word) !== undefined && !isOption(word));
  const coloured = /\bcolor:(\w+)/.exec(tag.args)?.[1];
  const kind = kindOf(named ?? coloured ?? "") ?? "note";
  const title = words.filter((word) => word !== named && !isOption(word)).join(" ");
  const { open, close = "" } = container(kind, closing === null ? undefined : title, height);
  return { open: closing === null ? `${open}\n${title}\n${close}` : open, close, isBlock: true };
}

function unfolding({ tag, closing }: TagUse, words: readonly string[]): Replacement | null {
  if (closing === null) return null;
  const title = words.filter((word) => !/^(?:open|color:\w+|open:\w+|\w+(?=,))$/.test(word)).join(" ");
  return details(title.replace(/^[\w\s]*,\s*/, "") || tag.name);
}

/** Converts `label, background, colour` of Butterfly around text. */
function hidden({ tag, closing }: TagUse): Replacement | null {
  const [label = ""] = partsOf(tag.args);
  return closing && details(label || articleText.details);
}

/** Converts `title, colour` with `<!-- timeline label -->` … `<!-- endtimeline -->`. */
function timeline({ tag, closing, body }: TagUse): Replacement {
  const title = tag.args.replace(/,[^,]*$/, "").trim();
  const marks = [...body.matchAll(/<!--\s*(?:timeline\s+(.*?)|endtimeline)\s*-->/g)];
  const edits = marks.map(({ index, 0: { length }, 1: label }) => ({
    start: tag.end + index,
    end: tag.end + index + length,
    text: label === undefined ? "" : `\n**${label}**\n`,
  }));
  const open = title === "" ? "" : `**${title}**`;
  return closing === null ? { open } : { open, close: "", isBlock: true, edits };
}

const tabOpening = /<!--\s*tab\b\s*(.*?)\s*-->/g;
const tabClosing = /<!--\s*endtab\s*-->/g;
const innerTabs = /\{%-?\s*((?:sub)*tabs)\b[\s\S]*?\{%-?\s*end\1\s*-?%\}/g;

/** Converts `{% tabs name %}` with `<!-- tab label -->` … `<!-- endtab -->`. */
function tabs({ tag, closing, body, height }: TagUse): Replacement | null {
  if (closing === null) return null;
  const outer = ":".repeat(4 + height);
  const inner = ":".repeat(3 + height);
  const at = (match: RegExpExecArray) => tag.end + match.index;
  const edits: Edit[] = [];
  const others = [...body.matchAll(innerTabs)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const [code, inside] = [codeRanges(body), new Ranges(others)];
  const isLive = ({ index }: RegExpExecArray) => (code.at(index) ?? inside.at(index)) === undefined;
  for (const match of [...body.matchAll(tabOpening)].filter(isLive)) {
    const label = (match[1] ?? "").replace(/@.*$/, "").trim() || String(edits.length + 1);
    edits.push({ start: at(match), end: at(match) + match[0].length, text: `${inner}tab[${label}]` });
  }
  for (const match of [...body.matchAll(tabClosing)].filter(isLive)) {
    edits.push({ start: at(match), end: at(match) + match[0].length, text: inner });
  }
  return { open: `${outer}tabs`, close: outer, isBlock: true, edits };
}
