import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type PluggableList, unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { elementMessages, markdownMessages } from "../config/messages";
import { site } from "../config/site";
import { errorMessage } from "../lib/diagnostic";
import { codeBlock, sourceFigure } from "./code/code-block";
import { reportOptions } from "./code/report-options";
import { drawnLanguages, fences } from "./drawings/fences";
import { abbreviations } from "./elements/abbreviations";
import { headings, inlineContents, takeQuestions, takeTitle } from "./elements/headings";
import { transformTree } from "./elements/transform-tree";
import { mathFormula } from "./math/math";
import { mdxComponents } from "./mdx/mdx-components";
import { mdxToHast } from "./mdx/mdx-to-hast";
import { type ArticleContext, createContext, type PlacedSlot, reportError, type Slot } from "./model/article-context";
import { slotIndex } from "./model/slots";
import { property } from "./model/tree";
import type { ArticleSource, RenderedSlot } from "./model/types";
import { obsidianPlugins } from "./obsidian/obsidian";
import { rehypeOptions, remarkPlugins } from "./parse/remark-plugins";
import { asBrowsersRead, sanitizeTree } from "./sanitize/sanitize-tree";
import { normalizeSource } from "./source/normalize-source";
import { collectText } from "./text/collect-text";
import { reportLostText } from "./text/lost-text";
import { takePreview } from "./text/preview";
import { keepTogether } from "./typography/cjk";

/**
 * Renders one Markdown file. Errors in it become `diagnostics`, not exceptions. If nothing can be
 * rendered, `tree` is empty. Besides `source` and the site's settings, the result depends on the
 * existence and type of `images`, the existence of `attachments`, the content of `includes`, and
 * the matches of `lookups`.
 */
export async function renderArticle(source: ArticleSource) {
  const context = createContext(source);
  try {
    const tree = treeOf(context);
    const article = tree && (await finishArticle(tree, context));
    if (article) return article;
  } catch (error) {
    reportError(context, undefined, markdownMessages.unrenderable(errorMessage(error)));
  }
  const { diagnostics, includes, components } = context;
  return articleOf({ type: "root", children: [] }, { ...createContext(source), diagnostics, includes, components });
}

/**
 * One rendered file. Its trees are final except for placeholders that depend on other files, such
 * as those that `linkArticle` replaces: `href="content:<file>#<id>"` (for media, `src`, `srcset`
 * and `poster`) and `<img data-image="<file>" alt="…">`.
 */
export type RenderedArticle = Awaited<ReturnType<typeof renderArticle>>;

/**
 * Returns the fences and formulas of a file as `renderArticle` finds them, or none if it cannot be
 * parsed.
 */
export function slotsOf(source: ArticleSource): readonly PlacedSlot[] {
  const context = createContext(source);
  try {
    treeOf(context);
    return context.slots;
  } catch {
    return [];
  }
}

/**
 * The maximum number of emphasis marks on a line. Parsing time grows with their square: 40,000
 * marks took 44 s, and this many take less than 2 s.
 */
const mostMarks = 8_000;

function treeOf(context: ArticleContext): Root | null {
  const { body, format } = context.source;
  if (format === "mdx" && site.content.trust === "none") {
    reportError(context, undefined, elementMessages.untrustedCode);
    return null;
  }
  const long = body.split("\n").findIndex((line) => (line.match(/[*_]/g)?.length ?? 0) > mostMarks);
  if (long >= 0) {
    reportError(context, long + 1, elementMessages.tooManyMarks(mostMarks));
    return null;
  }
  const text = normalizeSource(body, format);
  return format === "mdx" ? mdxToHast(text, context) : markdownToHast(text, context);
}

const processorOf = (plugins: PluggableList) =>
  unified()
    .use(remarkParse)
    .use(plugins)
    .use(remarkRehype, { ...rehypeOptions, allowDangerousHtml: true })
    .freeze();
const processors = { markdown: processorOf(remarkPlugins), obsidian: processorOf(obsidianPlugins) };
const parseRaw = rehypeRaw();

function markdownToHast(text: string, context: ArticleContext): Root {
  const file = new VFile({ value: text, path: context.source.file, data: { article: context } });
  const processor = processors[context.source.dialect ?? "markdown"];
  const tree = processor.runSync(processor.parse(file), file);
  // Only an article with raw HTML is parsed again as a whole, because most articles contain none.
  let hasRaw = false;
  visit(tree, "raw", () => {
    hasRaw = true;
    return EXIT;
  });
  if (!hasRaw) return tree;
  const parsed = parseRaw(tree, file);
  // hast-util-raw gives an element an empty position if its parent has none, as in a quote that is
  // an admonition.
  visit(parsed, (node) => {
    if (node.position?.start === undefined) delete node.position;
  });
  return parsed;
}

async function finishArticle(tree: Root, context: ArticleContext) {
  const slots = await renderSlots(context);
  prepareTree(tree, slots);
  sanitizeTree(tree, context);
  reportLostText(tree, slots, context, showsContent);
  const title = takeTitle(tree, context);
  takeQuestions(tree, context);
  headings(tree, context);
  // Runs after `headings`, which reads the ids that authors write, and before `inlineContents`, so
  // that a list of headings is not the first occurrence.
  abbreviations(tree, context);
  inlineContents(tree);
  // Runs after `headings`, which needs an id such as `{#utf-8}` in a single text node.
  keepTogether(tree);
  transformTree(tree, context);
  const preview = takePreview(tree);
  const article = articleOf(tree, context);
  const final = asBrowsersRead(tree, context);
  const previewTree = preview && asBrowsersRead(preview, context);
  if (!final) return null;
  for (const read of [final, previewTree]) if (read) visit(read, (node) => void delete node.position);
  const ids = title === null ? article.ids : [...article.ids, title.id];
  return { ...article, ids, tree: final, previewTree, title: title?.text ?? null };
}

/**
 * Returns true if text that is lost in `component` is reported. This is so for all of the site's
 * components except `<CodeBlock>`, which turns its children into code.
 */
const showsContent = (component: string) => component in mdxComponents && component !== "CodeBlock";

function articleOf(tree: Root, context: ArticleContext) {
  const { markdown, links, lookups, tags, embeds, diagnostics } = context;
  return {
    tree,
    /** The part above the truncate marker; null without a marker. */
    previewTree: null as Root | null,
    markdown,
    /** The text of a level-1 heading that was removed from the start of the body. */
    title: null as string | null,
    ...collectText(tree),
    links,
    lookups,
    tags: [...tags],
    embeds,
    images: [...context.images],
    attachments: [...context.attachments],
    includes: [...context.includes],
    components: [...context.components],
    diagnostics,
  };
}

async function renderSlots({ slots }: ArticleContext): Promise<RenderedSlot[]> {
  const rendered: RenderedSlot[] = [];
  for (const slot of slots) rendered.push(await renderSlot(slot, slot.context));
  return rendered;
}

async function renderSlot(slot: Slot, context: ArticleContext): Promise<RenderedSlot> {
  switch (slot.kind) {
    case "component":
      return { kind: "block", text: "", html: slot.html };
    case "math":
      return mathFormula(slot, context);
    case "code":
      reportOptions(slot, context);
      return codeBlock(slot, context, drawnLanguages);
    case "drawing": {
      reportOptions(slot, context);
      const drawing = await fences.get(slot.lang)?.render(slot, context);
      return drawing ?? sourceFigure(slot);
    }
  }
}

/**
 * Fills slots, and replaces Docusaurus' `pathname:///x` with `/x`, marked so that no check covers
 * it.
 */
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
