import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Processor } from "unified";

const colon = 58;

/**
 * The container form of directives, `:::note`, and neither of the others: `12:30`, `C::std` and `键:值` are prose here. So
 * this is remark-directive with one of its extension's three constructs. They have no names but those of their tokenizers.
 * @throws Error where micromark-extension-directive has no such tokenizer
 */
export function containerDirectives(this: Processor): void {
  const constructs = [directive().flow?.[colon]].flat();
  const container = constructs.find((construct) => construct?.tokenize.name === "tokenizeDirectiveContainer");
  if (!container) throw new Error("micromark-extension-directive has no tokenizeDirectiveContainer");
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [colon]: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
