import type { SiteConfig } from "../../config/read-site";

/** How a file's text is read: CommonMark with raw HTML, or MDX. */
export type MarkdownFormat = "md" | "mdx";

/** What the pipeline needs to know of one Markdown file. */
export interface ArticleSource {
  /** Path relative to the content folder, with forward slashes: `docs/llm/intro.mdx`. */
  readonly file: string;
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  /** The text after the front matter. */
  readonly body: string;
  /** Lines before the body (front matter and its fences), so that diagnostics name lines of the file. */
  readonly bodyLine: number;
  readonly format: MarkdownFormat;
  /** What `.md` means besides CommonMark; without one it is the site's own Markdown. */
  readonly dialect?: SiteConfig["content"]["dialect"];
  /** The front matter as plain data, which expressions may print: `{frontMatter.title}`. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** What an import of a document in MDX gives, by name. */
export type Module = Readonly<Record<string, unknown>>;

/** A link as the author wrote it, for the link check. */
export interface ArticleLink {
  /** `content:docs/a.mdx#id` for a file of the content folder, else decoded (`/blog`, `#标题`). None to other sites. */
  readonly href: string;
  readonly line: number | undefined;
  /** The sentence that it stands in. Pictures and drawings are in none. */
  readonly sentence?: string;
}

/** A name that an article looks up among all files of the content folder. */
export interface Lookup {
  readonly name: string;
  /** The file that has the name in its text. */
  readonly from: string;
}

/** A part of an article that a browser would fetch from another site. */
export interface ExternalEmbed {
  readonly kind: "image" | "media" | "frame";
  /** As the author wrote it. */
  readonly url: string;
  readonly line: number | undefined;
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

/** HTML of a slot, and its text: code and blocks are listed apart, an inline formula stands in its sentence. */
export interface RenderedSlot {
  readonly kind: "code" | "inline" | "block";
  readonly text: string;
  /** A formula's TeX. */
  readonly written?: string;
  readonly html: string;
}
