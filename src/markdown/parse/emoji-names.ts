import { nameToEmoji } from "gemoji";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/**
 * Matches `:tada:`, but not part of `12:30:45`, `a:b:c` or `::tada::`. A name has at least two
 * characters, because `:x:` is prose.
 */
const name = /(?<![\w:/]):([a-z][a-z\d_+-]+|[+-]1):(?![\w:])/g;

/** Replaces GitHub's names of emoji in text, such as `:tada:`, with emoji. Other names stay. */
export function emojiNames() {
  return (tree: Root): void => {
    visit(tree, "text", (node) => {
      if (!node.value.includes(":")) return;
      node.value = node.value.replace(name, (written, key: string) =>
        Object.hasOwn(nameToEmoji, key) ? `${nameToEmoji[key]}` : written,
      );
    });
  };
}
