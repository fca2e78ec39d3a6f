import path from "node:path";
import type { CreateResolversArgs, Node } from "gatsby";
import type { Parents, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { site } from "../../config/site";
import { contentDir } from "../../config/site-file";
import { cardItemsOf, cardList, categoryCards } from "../../content/docs/cards";
import { docs } from "../../content/docs/docs-kind";
import type { ContentPage } from "../../content/kind";
import { articleStore } from "../../markdown/article-store";
import { pageOfFile } from "../../markdown/files/content-path";
import { linkArticle } from "../../markdown/links/link-article";
import { linkMarkdown } from "../../markdown/markdown-copy/link-markdown";
import { picturesIn } from "../../markdown/media/images";
import { classesOf } from "../../markdown/model/tree";
import type { RenderedArticle, ResolvedImage } from "../../markdown/model/types";
import { articleHtml } from "../../markdown/sanitize/as-browsers-read";
import { readingTime } from "../../markdown/text/reading-time";
import { type Context, catalogFor, findNode } from "../catalog/catalog";
import { publishFile, resolveImage } from "../files/publish";
import { type FileTimeFields, fileTimeType } from "../git/file-times";

/** Resolvers for the fields of `ContentPage`, shared by pages of all kinds. */
export function contentResolvers(args: CreateResolversArgs) {
  const articles = articleStore(args.cache);
  const link = linker(args);
  const linkCopy = copyLinker(args);
  const { resolveFiles } = fileResolver(args);
  const withCards = cardFiller(
    async ({ file, descriptionText }) => descriptionText ?? (await articles.get(file)).excerpt,
  );
  return {
    article: {
      resolve: async ({ file, path: page }: ContentPage, _args: unknown, context: Context) => {
        const article = await articles.get(file);
        await dependOn(article.includes, context);
        const linked = { ...article, file, path: page };
        const minutes = readingTime(article.counts);
        return {
          ...article,
          // Functions, so that only requested fields are computed.
          html: async () => link(await withCards(article.tree, page, context), linked, context),
          markdown: () => linkCopy(article.markdown, linked, context),
          readingTime: minutes,
          readingMinutes: Math.ceil(minutes),
          wordCount: article.counts.han + article.counts.words,
        };
      },
    },
    pictures: {
      resolve: async ({ file }: ContentPage, _args: unknown, context: Context) => {
        const article = await articles.get(file);
        const { images } = await resolveFiles(article, context);
        return picturesIn(article.tree).flatMap(({ file: source, src, alt, width, height }) => {
          const image = source === null ? null : images.get(source);
          const address = image?.src ?? src;
          if (address === null) return [];
          return { file: source, src: address, alt, width: image?.width ?? width, height: image?.height ?? height };
        });
      },
    },
    description: {
      resolve: async ({ file, descriptionText }: ContentPage) => descriptionText ?? (await articles.get(file)).excerpt,
    },
    lastUpdate: { resolve: lastUpdateOf },
    editUrl: { resolve: ({ file }: ContentPage) => site.docs.editUrl && encodeURI(site.docs.editUrl + file) },
  };
}

/** Makes a function that fills in `<DocCardList>`, which depends on all pages of its sidebar. */
function cardFiller(descriptionOf: (doc: ContentPage) => Promise<string>) {
  return async (tree: Root, page: string, context: Context): Promise<Root> => {
    const places: [Parents, number][] = [];
    const filled = structuredClone(tree);
    visit(filled, "element", (node, index, parent) => {
      if (node.properties.dataDocCards !== undefined && parent && index !== undefined) places.push([parent, index]);
    });
    if (places.length === 0) return tree;
    const catalog = (await catalogFor(context)).of(docs);
    context.nodeModel.trackPageDependencies([], { connectionType: "Doc" });
    const cards = await categoryCards(cardItemsOf(page, catalog), async (docId) => {
      const doc = catalog.byId.get(docId);
      return doc === undefined ? null : descriptionOf(doc);
    });
    const list = cardList(cards);
    for (const [parent, index] of places) parent.children[index] = list;
    return filled;
  };
}

/** Resolvers for a post's preview in lists. */
export function previewResolvers(args: CreateResolversArgs) {
  const articles = articleStore(args.cache);
  const link = linker(args);
  const preview = async ({ file, path: page }: ContentPage, context: Context) => {
    const article = await articles.get(file);
    await dependOn(article.includes, context);
    return link(article.previewTree ?? article.tree, { ...article, file, path: page }, context);
  };
  return {
    preview: { resolve: (post: ContentPage, _args: unknown, context: Context) => preview(post, context) },
    figure: {
      resolve: async ({ file, path: page }: ContentPage, _args: unknown, context: Context) => {
        const article = await articles.get(file);
        if (article.previewTree === null || firstFigure(article.previewTree)) return null;
        const figure = firstFigure(article.tree);
        if (figure === undefined) return null;
        const tree: Root = { type: "root", children: [figure] };
        return link(tree, { ...article, file, path: page }, context);
      },
    },
    truncated: { resolve: async ({ file }: ContentPage) => (await articles.get(file)).previewTree !== null },
  };
}

/** A drawing or picture that stands by itself in a text, not a block of code. */
function firstFigure({ children }: Root): RootContent | undefined {
  return children.find((node) =>
    node.type === "raw"
      ? /^<figure class="(?!code)/.test(node.value)
      : node.type === "element" && node.tagName === "figure" && !classesOf(node).includes("code"),
  );
}

/** Makes the query depend on included files too, since changing them does not change the article's own node. */
async function dependOn(includes: readonly string[], context: Context): Promise<void> {
  for (const file of includes) await findFile(context, path.join(contentDir(), file));
}

function findFile(context: Context, absolutePath: string): Promise<Node | null> {
  return findNode(context, "File", "absolutePath", absolutePath);
}

/** Makes a function that inserts the addresses of pages, pictures and attachments into rendered HTML. */
function linker(args: CreateResolversArgs) {
  const { pathPrefix, resolveFiles } = fileResolver(args);
  return async (tree: Root, article: Linked, context: Context): Promise<string> => {
    const { pathByFile } = await catalogFor(context);
    const { images, attachments } = await resolveFiles(article, context);
    const linked = linkArticle(tree, {
      page: article.path,
      pathPrefix,
      trailingSlash: site.trailingSlash,
      resolveFile: (file: string) => {
        const page = pageOfFile(file, article.file, pathByFile);
        return page === undefined ? (attachments.get(file) ?? null) : encodeURI(`${pathPrefix}${page}`);
      },
      resolveImage: (file: string) => images.get(file) ?? null,
    });
    return articleHtml(linked);
  };
}

/** Makes a function that inserts full addresses into an article's Markdown copy. */
function copyLinker(args: CreateResolversArgs) {
  const { resolveFiles } = fileResolver(args);
  return async (markdown: string, article: Linked, context: Context): Promise<string> => {
    const { pathByFile } = await catalogFor(context);
    const { file, path } = article;
    return linkMarkdown(markdown, { site, file, path, pathByFile, ...(await resolveFiles(article, context)) });
  };
}

type ArticleFiles = Pick<RenderedArticle, "images" | "attachments">;

/** An article, with the file it comes from and the address of its page. */
type Linked = ArticleFiles & Pick<ContentPage, "file" | "path">;

/** Makes a function that prepares an article's pictures for the web and publishes its attachments. */
function fileResolver(args: CreateResolversArgs) {
  const { program, config } = args.store.getState();
  const publicDir = path.join(program.directory, "public");
  const pathPrefix: string = program.prefixPaths ? (config.pathPrefix ?? "") : "";
  const resolveFiles = async (article: ArticleFiles, context: Context) => {
    const place = { contentDir: contentDir(), publicDir, pathPrefix };
    const files = { ...place, fileNode: (absolutePath: string) => findFile(context, absolutePath) };
    const resolved = article.images.map(async (image) => [image, await resolveImage(image, files)] as const);
    const images = new Map<string, ResolvedImage | null>(await Promise.all(resolved));
    const attachments = new Map<string, string | null>();
    for (const file of article.attachments) attachments.set(file, await publishFile(file, files));
    return { images, attachments };
  };
  return { pathPrefix, resolveFiles };
}

/** The date in front matter, else the time of the last commit; null if neither is known. */
async function lastUpdateOf({ file, lastUpdateDate, lastUpdateAuthor }: ContentPage, _args: unknown, context: Context) {
  const date = lastUpdateDate ?? (await lastCommitOf(file, context));
  return date === null ? null : { date, author: lastUpdateAuthor };
}

/** Read through a node, so that Gatsby reruns the query when the time changes. Gatsby itself does not track git. */
async function lastCommitOf(file: string, context: Context): Promise<string | null> {
  const node = (await findNode(context, fileTimeType, "file", file)) as (Node & FileTimeFields) | null;
  return node?.last ?? null;
}
