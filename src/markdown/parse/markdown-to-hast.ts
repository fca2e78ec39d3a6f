import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { EXIT, visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { ArticleContext } from "../model/article-context";
import { rehypeOptions, remarkPlugins } from "./markdown-plugins";

const processor = unified()
  .use(remarkParse)
  .use(remarkPlugins)
  .use(remarkRehype, { ...rehypeOptions, allowDangerousHtml: true })
  .freeze();
const parseRaw = rehypeRaw();

/** CommonMark, GFM and raw HTML. */
export function markdownToHast(text: string, context: ArticleContext): Root {
  const file = new VFile({ value: text, path: context.source.file, data: { article: context } });
  const tree = processor.runSync(processor.parse(file), file);
  // The HTML parser reads the whole article again; most have no raw HTML.
  let hasRaw = false;
  visit(tree, "raw", () => {
    hasRaw = true;
    return EXIT;
  });
  if (!hasRaw) return tree;
  const parsed = parseRaw(tree, file);
  // hast-util-raw gives an element an empty position where what stands around it has none, as in a quote that is an admonition.
  visit(parsed, (node) => {
    if (node.position?.start === undefined) delete node.position;
  });
  return parsed;
}
