import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { syntaxMessages } from "../../config/messages";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { isPhrase, lineIn, longestPhrase, type Phrase, withBlanks } from "./phrase-source";

/**
 * Matches a link or picture whose address has a space: `![](截图 1.png)`, `![](a.png =300x200)`,
 * `[x](https://a.example “title”)`.
 */
const blankAddress =
  /(?<label>!?\[[^\]\n]*\])\((?<address>[^\s<>"'][^\n<>"']*?\.[a-z\d]{2,5}|[\uFFFC#][^\n<>"'()]+?)(?<size>[ \t]+=\d*x?\d*%?)?\)/gi;

/** Returns an address and its title in valid Markdown. */
function readableAddress(written: string): string {
  const [, url = written, title] = /^(\S+)\s+[“”]([^“”]*)[“”]$/.exec(written) ?? [];
  const target = /\s/.test(url) ? `<${url}>` : url;
  return `(${target}${title === undefined ? "" : ` "${title}"`})`;
}

/** Reports links and pictures that are shown as text because their address has a space. */
export function blankAddresses() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    visit(tree, (node) => {
      const { start, end } = node.position ?? {};
      // Generated nodes may have no position in this file.
      if (!isPhrase(node) || start?.offset === undefined || end?.offset === undefined) return;
      reportAddresses(node, String(file).slice(start.offset, end.offset), context);
    });
  };
}

function reportAddresses(node: Phrase, source: string, context: ArticleContext): void {
  if (source.length > longestPhrase) return;
  const text = withBlanks(node, source);
  for (const { index, groups } of text.matchAll(blankAddress)) {
    const { label = "", address = "", size = "" } = groups ?? {};
    const start = index + label.length;
    const written = source.slice(start + 1, start + 1 + address.length);
    if (size === "" && !/\s/.test(written)) continue;
    const name = source.slice(index, start);
    const fix = name + readableAddress(written);
    const message = syntaxMessages.blankInAddress(`${name}(${written}${size})`, fix, size !== "");
    reportWarning(context, lineIn(node, text, index), message);
  }
}
