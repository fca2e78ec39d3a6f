import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { removePosition } from "unist-util-remove-position";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { site } from "../config/site";
import { errorMessage } from "../lib/diagnostic";
import { elementMessages } from "../text/diagnostics/article-messages";
import { codeBlock } from "./code/code-block";
import { diagram } from "./drawings/diagram";
import { drawnOrCode } from "./drawings/mermaid";
import { plot } from "./drawings/plot/plot";
import { headings, inlineContents, takeQuestions, takeTitle } from "./elements/headings";
import { transformTree } from "./elements/transform-tree";
import { mathFormula } from "./math/math";
import { mdxToHast } from "./mdx/mdx-to-hast";
import { type ArticleContext, createContext, type PlacedSlot, reportError } from "./model/article-context";
import { property } from "./model/tree";
import type { ArticleSource, RenderedArticle, RenderedSlot } from "./model/types";
import { rehypeOptions, remarkPlugins, slotIndex } from "./parse/remark-plugins";
import { asBrowsersRead } from "./sanitize/as-browsers-read";
import { sanitizeTree } from "./sanitize/sanitize-tree";
import { normalizeSource } from "./source/normalize-source";
import { collectText } from "./text/collect-text";
import { dropMarkers, previewOf } from "./text/preview";
import { keepTogether } from "./typography/cjk";

/**
 * Renders one Markdown file: parsed once, compiled once, walked for all that anyone asks of it. It does not throw for what
 * an author wrote: mistakes are in `diagnostics`, and `tree` is empty where they leave nothing to show. The result follows
 * from the text, from whether `images` and `attachments` exist and from what `includes` hold: an image that is added later changes it too.
 */
export async function renderArticle(source: ArticleSource): Promise<RenderedArticle> {
  const context = createContext(source);
  try {
    const tree = treeOf(context);
    return tree ? await finishArticle(tree, context) : emptyArticle(context);
  } catch (error) {
    const reason = errorMessage(error);
    reportError(context, undefined, `无法渲染：${reason}`, "这是本站Markdown处理程序的缺陷，请报告");
    return emptyArticle(context);
  }
}

/** The fences and formulas of a file, as `renderArticle` finds them; none where it cannot be parsed. */
export function slotsOf(source: ArticleSource): readonly PlacedSlot[] {
  const context = createContext(source);
  try {
    treeOf(context);
    return context.slots;
  } catch {
    return [];
  }
}

function treeOf(context: ArticleContext): Root | null {
  const { body, format } = context.source;
  if (format === "mdx" && site.content.trust === "none") {
    reportError(context, undefined, elementMessages.untrustedCode);
    return null;
  }
  const text = normalizeSource(body, format);
  return format === "mdx" ? mdxToHast(text, context) : markdownToHast(text, context);
}

const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkPlugins)
  .use(remarkRehype, { ...rehypeOptions, allowDangerousHtml: true })
  .freeze();
const parseRaw = rehypeRaw();

/** CommonMark, GFM and raw HTML. */
function markdownToHast(text: string, context: ArticleContext): Root {
  const file = new VFile({ value: text, path: context.source.file, data: { article: context } });
  const tree = markdownProcessor.runSync(markdownProcessor.parse(file), file);
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

async function finishArticle(tree: Root, context: ArticleContext): Promise<RenderedArticle> {
  prepareTree(tree, await renderSlots(context));
  sanitizeTree(tree, context);
  keepTogether(tree);
  const title = takeTitle(tree);
  takeQuestions(tree, context);
  headings(tree, context);
  inlineContents(tree);
  transformTree(tree, context);
  const preview = previewOf(tree);
  if (preview) dropMarkers(tree);
  const text = contentsOf(tree, context);
  const final = asBrowsersRead(tree, context);
  const finalPreview = preview && asBrowsersRead(preview, context);
  if (!final || finalPreview === undefined) return emptyArticle(context);
  removePosition(final, { force: true });
  if (finalPreview) removePosition(finalPreview, { force: true });
  return { tree: final, previewTree: finalPreview, markdown: context.markdown, title, ...text };
}

function emptyArticle(context: ArticleContext): RenderedArticle {
  const tree: Root = { type: "root", children: [] };
  const { source, diagnostics, includes, components } = context;
  const contents = contentsOf(tree, { ...createContext(source), diagnostics, includes, components });
  return { tree, previewTree: null, markdown: "", title: null, ...contents };
}

/** What is told of an article besides itself. */
function contentsOf(tree: Root, context: ArticleContext) {
  const { links, images, attachments, embeds, diagnostics } = context;
  const files = { images: [...images], attachments: [...attachments], includes: [...context.includes] };
  const components = [...context.components];
  return { ...collectText(tree), links, embeds, ...files, components, diagnostics };
}

/** Renders all slots of an article, one after another. */
async function renderSlots({ slots }: ArticleContext): Promise<RenderedSlot[]> {
  const placed = slots.map((slot) => ({ ...drawnOrCode(slot, slot.context), context: slot.context }));
  const rendered: RenderedSlot[] = [];
  for (const slot of placed) rendered.push(await renderSlot(slot));
  return rendered;
}

async function renderSlot(slot: PlacedSlot): Promise<RenderedSlot> {
  switch (slot.kind) {
    case "component":
      return { kind: "block", text: "", html: slot.html };
    case "math":
      return mathFormula(slot, slot.context);
    case "code":
      return codeBlock(slot, slot.context);
    case "diagram":
      return diagram(slot, slot.context);
    case "plot":
      return plot(slot, slot.context);
  }
}

/** Fills slots, and reads Docusaurus' `pathname:///x`: the address /x, whatever it leads to. */
function prepareTree(tree: Root, slots: readonly RenderedSlot[]): void {
  visit(tree, "element", (node, index, parent) => {
    for (const name of ["href", "src"]) {
      const [, address] = /^pathname:\/\/(.*)$/s.exec(property(node, name) ?? "") ?? [];
      if (address !== undefined) node.properties = { ...node.properties, [name]: address, dataUnchecked: "" };
    }
    const slot = slots[slotIndex(property(node, "dataSlot"))];
    if (!slot || !parent || index === undefined) return;
    parent.children[index] = { type: "raw", value: slot.html, data: { slot } };
    return SKIP;
  });
}
