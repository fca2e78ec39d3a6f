import type { Root } from "hast";
import { removePosition } from "unist-util-remove-position";
import { headings, takeTitle } from "./elements/headings";
import { inlineContents } from "./elements/inline-contents";
import { prepareTree } from "./elements/prepare-tree";
import { transformTree } from "./elements/transform-tree";
import { type ArticleContext, createContext, type PlacedSlot, reportError } from "./model/article-context";
import type { ArticleSource, RenderedArticle } from "./model/types";
import { markdownToHast } from "./parse/markdown-to-hast";
import { mdxToHast } from "./parse/mdx-to-hast";
import { renderSlots } from "./render-slots";
import { asBrowsersRead } from "./sanitize/as-browsers-read";
import { sanitizeTree } from "./sanitize/sanitize-tree";
import { normalizeSource } from "./source/normalize-source";
import { collectText } from "./text/collect-text";
import { dropMarkers, previewOf } from "./text/preview";
import { keepTogether } from "./typography/keep-together";

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
    const reason = error instanceof Error ? error.message : String(error);
    reportError(context, undefined, { message: `无法渲染：${reason}`, fix: "这是本站Markdown处理程序的缺陷，请报告" });
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
  const text = normalizeSource(body, format);
  return format === "mdx" ? mdxToHast(text, context) : markdownToHast(text, context);
}

async function finishArticle(tree: Root, context: ArticleContext): Promise<RenderedArticle> {
  prepareTree(tree, await renderSlots(context));
  sanitizeTree(tree, context);
  keepTogether(tree);
  const title = takeTitle(tree);
  headings(tree, context);
  inlineContents(tree);
  const { links, images, attachments, embeds } = transformTree(tree, context);
  const preview = previewOf(tree);
  if (preview) dropMarkers(tree);
  const text = collectText(tree);
  const final = asBrowsersRead(tree, context);
  const finalPreview = preview && asBrowsersRead(preview, context);
  if (!final || finalPreview === undefined) return emptyArticle(context);
  removePosition(final, { force: true });
  if (finalPreview) removePosition(finalPreview, { force: true });
  return {
    tree: final,
    previewTree: finalPreview,
    markdown: context.markdown,
    title,
    ...text,
    links,
    images: [...images],
    attachments: [...attachments],
    embeds,
    includes: [...context.includes],
    diagnostics: context.diagnostics,
  };
}

function emptyArticle({ diagnostics, includes }: ArticleContext): RenderedArticle {
  return {
    tree: { type: "root", children: [] },
    previewTree: null,
    markdown: "",
    title: null,
    headings: [],
    sections: [],
    excerpt: "",
    counts: { han: 0, words: 0 },
    links: [],
    images: [],
    attachments: [],
    embeds: [],
    includes: [...includes],
    ids: [],
    diagnostics,
  };
}
