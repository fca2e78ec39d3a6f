import path from "node:path";
import type { CreateResolversArgs } from "gatsby";
import type { Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { publishFile, resolveImage } from "../../assets/files/publish";
import { fileTimeType } from "../../assets/git/file-times";
import { contentDir } from "../../config/read-site";
import { site } from "../../config/site";
import { areaCards, cardItemsOf, cardList, categoryCards } from "../../content/docs/cards";
import { docs } from "../../content/docs/docs-kind";
import type { DocFields } from "../../content/docs/file/doc-fields";
import type { ContentPage } from "../../content/kind";
import { decodePath, routeKey, withoutBase } from "../../lib/paths";
import { articleStore } from "../../markdown/article-store";
import { pageOfFile } from "../../markdown/files/named-files";
import { linkArticle } from "../../markdown/links/link-article";
import { linkMarkdown } from "../../markdown/markdown-copy/markdown-copy";
import { picturesIn } from "../../markdown/media/media";
import { classesOf, elementsIn, property, textOf } from "../../markdown/model/tree";
import type { RenderedArticle } from "../../markdown/render-article";
import { articleHtml } from "../../markdown/sanitize/sanitize-tree";
import { readingTime } from "../../markdown/text/collect-text";
import { readingText } from "../../text/texts";
import { type Context, catalogFor, findNode, fromContext } from "../catalog/catalog";
import { addressOf, keptNet } from "../relations/kept-net";
import type { NetPage } from "../relations/page-net";
import { relationsType } from "../relations/page-relations";

/** Returns resolvers for the fields of `ContentPage`, which pages of all kinds share. */
export function contentResolvers(args: CreateResolversArgs) {
  const { articles, read, link, filesOf, pathPrefix } = reader(args);
  const descriptionOf = async ({ file, descriptionText }: ContentPage) =>
    descriptionText ?? (await articles.get(file)).excerpt;
  return {
    article: fromContext(async (page: ContentPage, context) => {
      const article = await read(page, context);
      const minutes = readingTime(article.counts);
      const linkedTree = async () => link(await withCards(article, descriptionOf, context), article, context);
      return {
        ...article,
        // These are functions, so that only requested fields are computed.
        linkedTree,
        html: async () => articleHtml(await linkedTree()),
        markdown: async () => {
          const { pathByFile } = await catalogFor(context);
          const { file, path } = page;
          return linkMarkdown(article.markdown, { site, file, path, pathByFile, ...(await filesOf(article, context)) });
        },
        readingTime: minutes,
        readingMinutes: Math.ceil(minutes),
        wordCount: article.counts.han + article.counts.words,
      };
    }),
    net: fromContext(async ({ file }: ContentPage, context) => {
      const node = await findNode(context, relationsType, "file", file);
      const net = (node?.["net"] ?? null) as readonly NetPage[] | null;
      return (
        net &&
        keptNet(
          net.map((page) => ({ ...page, address: addressOf(page.path, pathPrefix) })),
          { name: readingText.netOf(net[0]?.title ?? ""), isOnFirst: true },
          args.cache,
        )
      );
    }),
    pictures: fromContext(async ({ file }: ContentPage, context) => {
      const article = await articles.get(file);
      const { images } = await filesOf(article, context);
      return picturesIn(article.tree).flatMap(({ file: source, src, alt, width, height }) => {
        const image = source === null ? null : images.get(source);
        const address = image?.src ?? src;
        if (address === null) return [];
        return { file: source, src: address, alt, width: image?.width ?? width, height: image?.height ?? height };
      });
    }),
    outgoingLinks: fromContext(async (page: ContentPage, context) => {
      const { pathByFile } = await catalogFor(context);
      const known = new Map([...pathByFile.values()].map((path) => [routeKey(path), path]));
      const article = await read(page, context);
      return elementsIn(await link(article.tree, article, context), "a").flatMap((element) => {
        const href = property(element, "href");
        // Skips links within the page, such as those to footnotes and headings.
        if (href === undefined || href.startsWith("#")) return [];
        const isExternal = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
        const target = isExternal ? null : withoutBase(decodePath(href.replace(/[?#].*$/s, "")), `${pathPrefix}/`);
        return { href, text: textOf(element), isExternal, path: known.get(routeKey(target ?? "")) ?? null };
      });
    }),
    description: { resolve: descriptionOf },
    lastUpdate: fromContext(lastUpdateOf),
    editUrl: { resolve: editUrlOf },
  };
}

type Editable = Pick<ContentPage, "file"> & Pick<DocFields, "customEditUrl">;

/**
 * Returns the address for editing a page's file, or null if there is none. Only docs can set their
 * own address, with `custom_edit_url` as in Docusaurus. Other pages use `docs.editUrl`.
 */
export function editUrlOf({ file, customEditUrl }: Editable): string | null {
  return customEditUrl === undefined ? site.docs.editUrl && encodeURI(site.docs.editUrl + file) : customEditUrl;
}

/**
 * Returns an article's tree with the cards of `<DocCardList>` and `<Areas>` inserted. The cards
 * depend on all docs pages.
 */
async function withCards(
  { tree, path: page }: Linked & Pick<RenderedArticle, "tree">,
  descriptionOf: (doc: ContentPage) => Promise<string>,
  context: Context,
): Promise<Root> {
  const places = elementsIn(tree).map(({ properties }) => properties);
  const hasCards = places.some((properties) => properties.dataDocCards !== undefined);
  if (!hasCards && !places.some((properties) => properties.dataAreas !== undefined)) return tree;
  const catalog = (await catalogFor(context)).of(docs);
  context.nodeModel.trackPageDependencies([], { connectionType: "Doc" });
  const cards = hasCards ? await categoryCards(cardItemsOf(page, catalog), catalog.byId, descriptionOf) : [];
  const filled = structuredClone(tree);
  visit(filled, "element", ({ properties }, index, parent) => {
    if (!parent || index === undefined) return;
    if (properties.dataDocCards !== undefined) parent.children[index] = cardList(cards);
    else if (properties.dataAreas !== undefined) parent.children[index] = cardList(areaCards(catalog));
  });
  return filled;
}

/** Returns resolvers for a post's preview in lists. */
export function previewResolvers(args: CreateResolversArgs) {
  const { articles, read, link } = reader(args);
  return {
    preview: fromContext(async (post: ContentPage, context) => {
      const article = await read(post, context);
      return articleHtml(await link(article.previewTree ?? article.tree, article, context));
    }),
    figure: fromContext(async ({ file, path: page }: ContentPage, context) => {
      const article = await articles.get(file);
      if (article.previewTree === null || firstFigure(article.previewTree)) return null;
      const figure = firstFigure(article.tree);
      const linked =
        figure && (await link({ type: "root", children: [figure] }, { ...article, file, path: page }, context));
      return linked ? articleHtml(linked) : null;
    }),
    truncated: { resolve: async ({ file }: ContentPage) => (await articles.get(file)).previewTree !== null },
  };
}

/**
 * Returns the first top-level figure of an article, such as a drawing or a picture. Code blocks do
 * not count.
 */
function firstFigure({ children }: Root): RootContent | undefined {
  return children.find((node) =>
    node.type === "raw"
      ? /^<figure class="(?!code)/.test(node.value)
      : node.type === "element" && node.tagName === "figure" && !classesOf(node).includes("code"),
  );
}

const findFile = (context: Context, absolutePath: string) => findNode(context, "File", "absolutePath", absolutePath);

type ArticleFiles = Pick<RenderedArticle, "images" | "attachments">;

/** An article's files, with its source file and the address of its page. */
type Linked = ArticleFiles & Pick<ContentPage, "file" | "path">;

/**
 * Returns functions that read the site's articles and resolve the addresses of pictures,
 * attachments and linked pages.
 */
function reader(args: CreateResolversArgs) {
  const articles = articleStore(args.cache);
  const { program, config } = args.store.getState();
  const publicDir = path.join(program.directory, "public");
  const pathPrefix: string = program.prefixPaths ? (config.pathPrefix ?? "") : "";

  /**
   * Reads an article. Makes the query depend on included files too, because a change to an included
   * file does not change the article's own node.
   */
  const read = async ({ file, path: page }: ContentPage, context: Context) => {
    const article = await articles.get(file);
    for (const included of article.includes) await findFile(context, path.join(contentDir(), included));
    return { ...article, file, path: page };
  };

  /** Prepares an article's pictures for the web and publishes its attachments. */
  const filesOf = async (article: ArticleFiles, context: Context) => {
    const fileNode = (absolutePath: string) => findFile(context, absolutePath);
    const place = { contentDir: contentDir(), publicDir, pathPrefix, fileNode };
    const images = article.images.map(async (image) => [image, await resolveImage(image, place)] as const);
    const resolved = new Map(await Promise.all(images));
    const attachments = new Map<string, string | null>();
    for (const file of article.attachments) attachments.set(file, await publishFile(file, place));
    return { images: resolved, attachments };
  };

  /** Returns a copy of a rendered tree with the addresses of pages, pictures and attachments. */
  const link = async (tree: Root, article: Linked, context: Context): Promise<Root> => {
    const { pathByFile } = await catalogFor(context);
    const { images, attachments } = await filesOf(article, context);
    return linkArticle(tree, {
      page: article.path,
      pathPrefix,
      trailingSlash: site.trailingSlash,
      resolveFile: (file: string) => {
        const page = pageOfFile(file, article.file, pathByFile);
        return page === undefined ? (attachments.get(file) ?? null) : encodeURI(`${pathPrefix}${page}`);
      },
      resolveImage: (file: string) => images.get(file) ?? null,
    });
  };
  return { articles, read, filesOf, link, pathPrefix };
}

/**
 * Returns the date and author of the last update in front matter. If front matter contains no date,
 * returns the date of the file's last commit, or null if there is none. The commit date comes from
 * a node, because Gatsby does not track Git.
 */
async function lastUpdateOf({ file, lastUpdateDate, lastUpdateAuthor: author }: ContentPage, context: Context) {
  if (lastUpdateDate !== null) return { date: lastUpdateDate, author };
  const node = await findNode(context, fileTimeType, "file", file);
  return node && { date: node["last"], author };
}
