import { appendProgressively } from "../../reading/article/append-progressively";
import { afterPaint } from "../../reading/platform/after-paint";
import { announceText } from "../../reading/platform/ready";
import { watchLinks } from "../../runtime/links/prefetch-links";
import { opensAtTop } from "../../runtime/navigation";
import { keepText, takeText } from "../../runtime/texts";

/** Elements that a text has been put into: what another one holds came with the document. */
const filled = new WeakSet<Element>();

/**
 * Puts a text into its element, unless it is there already: at once, or, after a navigation to the top of the page,
 * progressively.
 * @param file address of the text inside the site
 * @returns takes it out again; undefined where the text has not been loaded
 */
export function showText(root: HTMLElement, file: string): (() => void) | undefined {
  if (root.hasChildNodes() && !filled.has(root)) return () => keepText(file, root);
  const nodes = takeText(file);
  if (nodes === undefined) return undefined;
  filled.add(root);
  const onComplete = () => {
    announceText(root);
    watchLinks();
  };
  const cancel = opensAtTop() ? appendProgressively(root, nodes, onComplete) : showAtOnce(root, nodes, onComplete);
  return () => {
    cancel();
    root.append(nodes);
    keepText(file, root);
  };
}

/** Buttons and links are for after the paint, in which the place that the reader comes back to is shown. */
function showAtOnce(root: HTMLElement, nodes: DocumentFragment, onComplete: () => void): () => void {
  root.replaceChildren(nodes);
  return afterPaint(onComplete);
}
