import type { Html, Nodes, Parents } from "mdast";
import { visit } from "unist-util-visit";
import { elementMessages } from "../../config/messages";
import { type ArticleContext, reportError, reportWarning } from "../model/article-context";
import { shownTag } from "../sanitize/foreign-components";
import { endsByItself, isElement, isInDrawing, lastNamed, tagsIn } from "./tags";

/** An element that a block of HTML opens. */
interface Open {
  readonly node: Html;
  readonly name: string;
  /** The offset of the tag in its node. */
  readonly index: number;
  /** Whether the tag is in a drawing or a formula. */
  readonly isDrawn: boolean;
  /** Whether a Latin word ends right before the tag, as in `List<Object>`. */
  readonly followsWord: boolean;
  readonly isSelfClosing: boolean;
}

/**
 * Elements that a browser reopens after the end tag of the element around them, and in each
 * following block: https://html.spec.whatwg.org/#formatting
 */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/i;

/**
 * Closes the elements that the HTML blocks of a container leave open, at the end of their block or
 * before the end tag of the element around them, unless HTML allows omitting the end tag. A tag
 * outside a drawing becomes text if its name is not an element or if it follows a Latin word.
 */
export function closeBlocks(container: Parents, context: ArticleContext): void {
  const open: Open[] = [];
  const inserted = new Map<Html, Map<number, string>>();
  const insert = (node: Html, index: number, text: string) => {
    const texts = inserted.get(node) ?? new Map<number, string>();
    inserted.set(node, texts.set(index, (texts.get(index) ?? "") + text));
  };
  const escapeTag = (node: Html, index: number, name: string, isSelfClosing = false) => {
    reportWarning(context, node, shownTag(name, isSelfClosing, elementMessages.tagAsTextInHtml));
    insert(node, index, "&lt;");
  };

  for (const child of container.children as Nodes[]) {
    visit(child, "html", (node: Html) => {
      for (const { isEnd, name, isAlone, index, isSelfClosing } of tagsIn(node.value)) {
        if (isAlone) continue;
        const at = isEnd ? lastNamed(open, name) : -1;
        if (at >= 0) {
          const isDrawing = isInDrawing(open);
          const inner = open.splice(at).slice(1).reverse();
          for (const one of inner) {
            if (isWord(one)) escapeTag(one.node, one.index, one.name, one.isSelfClosing);
            else if (isDrawing || (formatting.test(one.name) && !formatting.test(name))) {
              reportWarning(context, node, elementMessages.unclosedBefore(one.name, name));
              insert(node, index, `</${one.name}>`);
            }
          }
        } else if (isEnd && node === child && !isElement(name)) {
          escapeTag(node, index, `/${name}`);
        } else if (!isEnd && node === child) {
          const followsWord = /[a-z\d]$/i.test(node.value.slice(0, index));
          open.push({ node, name, index, isDrawn: isInDrawing(open), followsWord, isSelfClosing });
        }
      }
    });
  }

  for (const { node, name, index, ...rest } of open.reverse()) {
    if (isWord({ node, name, index, ...rest })) escapeTag(node, index, name, rest.isSelfClosing);
    else if (!endsByItself.test(name) || rest.isDrawn) {
      // In CommonMark, these elements extend to the end of the document, and the text after them
      // would be lost.
      if (/^(?:script|style|textarea)$/i.test(name)) reportError(context, node, elementMessages.swallowing(name));
      else reportWarning(context, node, elementMessages.unclosed(name));
      insert(node, node.value.length, `</${name}>`);
    }
  }
  for (const [node, texts] of inserted) node.value = withTexts(node.value, texts);
}

function isWord({ name, isDrawn, followsWord }: Open): boolean {
  return !isDrawn && (followsWord || !isElement(name));
}

/** Inserts strings into HTML at their offsets. `&lt;` replaces the bracket of a tag. */
function withTexts(html: string, texts: ReadonlyMap<number, string>): string {
  let end = 0;
  let result = "";
  for (const [index, text] of [...texts].sort(([a], [b]) => a - b)) {
    result += html.slice(end, index) + text;
    end = text.endsWith("&lt;") ? index + 1 : index;
  }
  return result + html.slice(end);
}
