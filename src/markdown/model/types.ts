import type { Root } from "hast";
import type { Diagnostic } from "../../lib/diagnostic";

/** How a file's text is read: CommonMark with raw HTML, or MDX. */
export type MarkdownFormat = "md" | "mdx";

/** What the pipeline needs to know of one Markdown file. */
export interface ArticleSource {
  /** Path relative to the content folder, with forward slashes: `docs/llm/intro.mdx`. */
  readonly file: string;
  /** Absolute path of the content folder; included files and images are looked up in it. */
  readonly contentDir: string;
  /** The text after the front matter. */
  readonly body: string;
  /** Lines before the body (front matter and its fences), so that diagnostics name lines of the file. */
  readonly bodyLine: number;
  readonly format: MarkdownFormat;
  /** The front matter as plain data, which expressions may print: `{frontMatter.title}`. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** A link as the author wrote it, for the link check. */
export interface ArticleLink {
  /**
   * `content:docs/a.mdx#id` for a file of the content folder (`decodeURIComponent` its file part: `%`, `#`, spaces and the
   * like are encoded), otherwise decoded as the author wrote it (`/blog`, `#标题`). External links are not listed.
   */
  readonly href: string;
  readonly line: number | undefined;
  /** The sentence that it stands in. Pictures and drawings are in none. */
  readonly sentence?: string;
}

/** A part of an article that a browser would fetch from another site. */
export interface ExternalEmbed {
  readonly kind: "image" | "media" | "frame";
  /** As the author wrote it. */
  readonly url: string;
  readonly line: number | undefined;
}

/**
 * One file, rendered. `tree` is final but for two kinds of placeholder that `linkArticle` replaces, because they depend
 * on other files: `href="content:<file>#<id>"` (of films and sounds `src` and `poster`) and
 * `<img data-image="<file>" alt="…">`. So this object depends on the file, on whether its `images` and `attachments` exist
 * and on the content of its `includes`, and can be cached while those stay as they are.
 */
export interface RenderedArticle {
  readonly tree: Root;
  /** The part above the truncate marker, or null where the file has no marker. */
  readonly previewTree: Root | null;
  /** The whole text as plain Markdown, without its title. Addresses are marks, which `linkMarkdown` fills in. */
  readonly markdown: string;
  /** Text of a level-1 heading that opens the body; it is taken out of `html`. */
  readonly title: string | null;
  readonly headings: readonly Queries.Heading[];
  readonly sections: readonly Queries.Section[];
  /** Plain text of the first paragraph, at most 160 characters, cut at a sentence end where there is one. */
  readonly excerpt: string;
  readonly counts: { readonly han: number; readonly words: number };
  readonly links: readonly ArticleLink[];
  /** Content files shown as images, those that do not exist among them. */
  readonly images: readonly string[];
  /** Other content files that are linked to or played, and are no pages, those that do not exist among them. */
  readonly attachments: readonly string[];
  readonly embeds: readonly ExternalEmbed[];
  /** Content files whose text stands in a code block, `file="…"`, and kept drawings, those that do not exist among them. */
  readonly includes: readonly string[];
  /** Content files that browsers get: components that act there, and style sheets of all components. */
  readonly components: readonly string[];
  /** Every id in `tree`, for links with a fragment. */
  readonly ids: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What the GraphQL layer knows of an image file of the content folder. */
export interface ResolvedImage {
  readonly src: string;
  /** In pixels; null for formats whose size cannot be read. */
  readonly width: number | null;
  readonly height: number | null;
  /** `src 320w, src 640w`, per format; empty for images that go out as they are. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** Final HTML of a slot, and what of it is text: code and blocks are listed apart, an inline formula stands in its sentence. */
export interface RenderedSlot {
  readonly kind: "code" | "inline" | "block";
  readonly text: string;
  /** A formula's TeX. */
  readonly written?: string;
  readonly html: string;
}
