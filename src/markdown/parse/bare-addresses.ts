import type { Link, Root, Text } from "mdast";
import { SKIP, visitParents } from "unist-util-visit-parents";
import { addressEnd } from "../source/normalize-source";

/** Matches an address without a scheme, up to the mark that `normalizeSource` writes. */
const bareAddress = new RegExp(
  String.raw`(?<![\w/@.])(www\.[\w-]+\.[^\s${addressEnd}]*?[^\s?!.,:*_~])(?=[?!.,:*_~]*${addressEnd})`,
);

/**
 * Converts `www.a.example` beside Chinese, Japanese or Korean text to links.
 * mdast-util-gfm-autolink-literal finds only some of these addresses, and reads on to the next
 * whitespace.
 */
export function bareAddresses() {
  return (tree: Root): void => {
    visitParents(tree, (node, ancestors) => {
      const parent = ancestors.at(-1);
      // Links from mdast-util-gfm-autolink-literal have no position.
      const isFound = node.type === "link" && node.position === undefined;
      const [only] = isFound ? node.children : [];
      const text = only?.type === "text" && only.value.includes(addressEnd) ? only : node;
      if (!parent || text.type !== "text" || ancestors.some(({ type }) => /^link/.test(type))) return undefined;
      const parts = linked(text);
      if (!isFound && parts.length === 1) return undefined;
      const index = parent.children.indexOf(node as never);
      parent.children.splice(index, 1, ...(parts as never[]));
      return [SKIP, index + parts.length];
    });
  };
}

/** Splits a text node into links for its addresses and the text between them. */
function linked(text: Text): (Text | Link)[] {
  // `split` puts the matches at odd indices.
  return text.value.split(bareAddress).flatMap((value, at): (Text | Link)[] => {
    const part: Text = { ...text, value };
    if (value === "") return [];
    return at % 2 === 1 ? [{ type: "link", url: `http://${value}`, children: [part] }] : [part];
  });
}
