import type { SiteConfig } from "../../config/read-site";

/** The format of a file: CommonMark with raw HTML, or MDX. */
export type MarkdownFormat = "md" | "mdx";

/** The input of the pipeline for one Markdown file. */
export interface ArticleSource {
  /** Path relative to the content folder, with forward slashes: `docs/llm/intro.mdx`. */
  readonly file: string;
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  /** The text after the front matter. */
  readonly body: string;
  /** The number of lines before the body, so that diagnostics can name lines of the file. */
  readonly bodyLine: number;
  readonly format: MarkdownFormat;
  /** The dialect of `.md` files; by default the site's own Markdown. */
  readonly dialect?: SiteConfig["content"]["dialect"];
  /** The front matter as plain data, which expressions can print: `{frontMatter.title}`. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** The exports of a module that an MDX document imports. */
export type Module = Readonly<Record<string, unknown>>;

/** A link as the author wrote it, for the link check. */
export interface ArticleLink {
  /**
   * `content:docs/a.mdx#id` for a content file, otherwise the decoded address (`/blog`, `#标题`).
   * Links to other sites are not listed.
   */
  readonly href: string;
  readonly line: number | undefined;
  /** The sentence around the link; missing for pictures and for links in drawings. */
  readonly sentence?: string;
  /** Set if the address is that of a picture that the article shows. */
  readonly isPicture?: true;
  /** Set for a note's name in `[[name]]` or `[text](name)` that matches no file. */
  readonly note?: MissingNote;
}

/** The name in an Obsidian link, `[[name]]` or `[text](name)`, that matches no note. */
export interface MissingNote {
  readonly name: string;
  /** The new path of the note that had this name before it was renamed. */
  readonly newPath?: string;
}

/** A name that an article looks up among all files of the content folder. */
export interface Lookup {
  readonly name: string;
  /** The file that contains the name. */
  readonly from: string;
}

/** A part of an article that a browser would fetch from another site. */
export interface ExternalEmbed {
  readonly kind: "image" | "media" | "frame";
  /** As the author wrote it. */
  readonly url: string;
  readonly line: number | undefined;
}

/** The data of an image file in the content folder. */
export interface ResolvedImage {
  readonly src: string;
  /** In pixels; null for formats whose size cannot be read. */
  readonly width: number | null;
  readonly height: number | null;
  /** `src 320w, src 640w`, per format; empty for images that are published unchanged. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/**
 * The HTML and the text of a slot. In the text of an article, code and blocks are on separate
 * lines, and an inline formula is part of its sentence.
 */
export interface RenderedSlot {
  readonly kind: "code" | "inline" | "block";
  readonly text: string;
  /** The TeX of a formula. */
  readonly tex?: string;
  readonly html: string;
}
