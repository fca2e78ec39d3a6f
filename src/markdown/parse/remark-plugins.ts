import type { Code, Nodes, Root } from "mdast";
import type { Math as DisplayFormula } from "mdast-util-math";
import { toString as textOf } from "mdast-util-to-string";
import type { Options as RehypeOptions } from "remark-rehype";
import type { PluggableList } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { mathMessages, syntaxMessages } from "../../config/messages";
import { articleText } from "../../text/texts";
import { infoOf } from "../code/fence";
import { drawnName } from "../drawings/fences";
import { admonition, quoteAlerts } from "../elements/admonition";
import { listContainer } from "../elements/list-container";
import { tabDirective } from "../elements/tabs";
import { markdownCopy } from "../markdown-copy/markdown-copy";
import {
  type ArticleContext,
  type Fence,
  lineOf,
  reportError,
  reportWarning,
  type Slot,
} from "../model/article-context";
import { placeSlot } from "../model/slots";
import { markdownSyntax } from "../source/markdown-syntax";
import { joinChineseLines } from "../typography/cjk";
import { abbreviationSyntax } from "./abbreviation-syntax";
import { bareAddresses } from "./bare-addresses";
import { blankAddresses } from "./blank-addresses";
import { comments } from "./comments";
import { containers } from "./containers";
import { emojiNames } from "./emoji-names";
import { extraCells } from "./extra-cells";
import { foreignSyntax } from "./foreign-syntax";
import { htmlTags } from "./html-tags";
import { noteWritten } from "./note-written";

declare module "mdast-util-math" {
  interface MathData {
    /**
     * Set for a node embedded from another file. Its closing `$$` is not checked, because its
     * source is not available.
     */
    endsItself?: true;
  }
}

/**
 * Walks the tree of either format once. Moves code, formulas and diagrams to slots, and converts
 * containers such as admonitions and tabs to elements.
 */
function remarkArticle() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    visit(tree, (node, index = 0, parent) => {
      const line = lineOf(node);
      switch (node.type) {
        case "text": {
          const [, blankFormula] = blanksInFormula.exec(node.value) ?? [];
          if (blankFormula !== undefined) reportWarning(context, node, mathMessages.blanks(blankFormula));
          const beside = (place: number) => inlineText(parent?.children[place]);
          node.value = joinChineseLines(node.value, beside(index - 1).slice(-2), beside(index + 1).slice(0, 2));
          return;
        }
        case "code":
          // GitHub also accepts a display formula as a `math` fence.
          if (infoOf(node).lang === "math") {
            fillSlot(node, "div", { kind: "math", display: true, value: node.value, line }, context);
            return SKIP;
          }
          reportOpenFence(node, String(file), context);
          fillSlot(node, "pre", fenceSlot({ ...infoOf(node), value: node.value, line }), context);
          return SKIP;
        case "math":
          fillSlot(node, "div", formulaSlot(node, String(file), context), context);
          return SKIP;
        case "inlineMath":
          fillSlot(node, "span", { kind: "math", display: false, value: node.value, line }, context);
          return SKIP;
        case "containerDirective":
          if (!tabDirective(node, context) && !listContainer(node, context, String(file)))
            admonition(node, context, String(file));
      }
    });
  };
}

/**
 * Returns the text of emphasis and links, so that line breaks beside them can be removed. Beside
 * code, formulas and pictures, line breaks stay.
 */
function inlineText(node: Nodes | undefined): string {
  return node && /^(?:strong|emphasis|delete|link)$/.test(node.type) ? textOf(node) : "";
}

/**
 * Reports a fence without a closing fence. Such a fence ends with its container or the file, or at
 * the closing fence of a later block. In the latter case, its code contains the later block's
 * opening fence.
 */
function reportOpenFence({ position, value }: Code, source: string, context: ArticleContext): void {
  const written = source.slice(position?.start.offset, position?.end.offset);
  const [, fence] = /^(`{3,}|~{3,})/.exec(written) ?? [];
  if (fence === undefined) return;
  const [later = ""] = new RegExp(`^ {0,3}${fence}[a-z].*$`, "m").exec(value) ?? [];
  if (later !== "") reportWarning(context, position?.start.line, syntaxMessages.fenceInside(later.trim(), fence));
  else if (!new RegExp(`\\n[ \\t>]*${fence}[\`~]*[ \\t]*$`).test(written))
    reportWarning(context, position?.start.line, syntaxMessages.openFence(fence));
}

/**
 * Matches text that looks like a formula, but is not one because of the blanks inside its dollars.
 */
const blanksInFormula = /\$[ \t]+([^$\n]*[\\^_][^$\n]*?)[ \t]+\$/;

/**
 * Returns the slot of a display formula. If it is never closed or contains another `$$`, reports an
 * error and returns its source as code.
 */
function formulaSlot({ value, position, data }: DisplayFormula, source: string, context: ArticleContext): Slot {
  const line = lineOf({ position });
  const formula = source.slice(position?.start.offset, position?.end.offset);
  const inner = value.search(/(?<!\\)\${2}/);
  if (inner >= 0 && line !== undefined) {
    reportError(context, line + value.slice(0, inner).split("\n").length, mathMessages.goesOn);
    return { kind: "code", lang: "", meta: "", value: formula, line };
  }
  if (data?.endsItself || /\${2}.*\${2}\s*$/s.test(formula)) return { kind: "math", display: true, value, line };
  reportError(context, line, mathMessages.unclosed);
  return { kind: "code", lang: "", meta: "", value: formula, line };
}

/** Returns the slot of a fence: a drawing or code. */
export function fenceSlot(fence: Fence): Slot {
  const name = drawnName(fence.lang);
  return name === undefined ? { ...fence, kind: "code" } : { ...fence, kind: "drawing", lang: name };
}

/** Converts a node to an empty element with the key of its slot. */
function fillSlot(node: Nodes, hName: string, slot: Slot, context: ArticleContext): void {
  const data = { hName, hProperties: { dataSlot: placeSlot(slot, context) }, hChildren: [] };
  // remark-rehype has no handler for this type, so only `data` reaches the HTML.
  Object.assign(node, { type: "slot", data });
}

/** The plugins that run before those of a dialect. */
export const syntaxPlugins: PluggableList = [...markdownSyntax, bareAddresses, comments];

/** The plugins that run after those of a dialect, which convert its nodes to Markdown's. */
export const articlePlugins: PluggableList = [
  blankAddresses,
  htmlTags,
  containers,
  quoteAlerts,
  extraCells,
  noteWritten,
  markdownCopy,
  remarkArticle,
];

/** The plugins of Markdown without a dialect. */
export const remarkPlugins: PluggableList = [
  ...syntaxPlugins,
  abbreviationSyntax,
  foreignSyntax,
  emojiNames,
  ...articlePlugins,
];

/**
 * Options of remark-rehype: localized labels for footnotes, and ids without a prefix. Definitions
 * of abbreviations have no HTML of their own.
 */
export const rehypeOptions: RehypeOptions = {
  footnoteLabel: articleText.footnotes,
  footnoteBackLabel: articleText.footnoteBack,
  footnoteLabelProperties: { className: ["visually-hidden"] },
  clobberPrefix: "",
  handlers: { abbreviationDefinition: () => undefined },
};
