import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** A picture of an article. */
export interface ArticlePicture {
  /** The file of the content folder it is; null for one from elsewhere. */
  readonly file: string | null;
  /** Address of one from elsewhere. */
  readonly src: string | null;
  /** "" for one that only decorates. */
  readonly alt: string;
  /** As the author wrote them. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The pictures of a rendered article, in reading order, each once for every place it stands in. */
export function picturesIn(tree: Root): ArticlePicture[] {
  const pictures: ArticlePicture[] = [];
  visit(tree, "element", (node) => {
    if (node.tagName !== "img") return;
    const { dataImage, src, alt, width, height } = node.properties;
    pictures.push({
      file: typeof dataImage === "string" ? decodeURIComponent(dataImage) : null,
      src: typeof src === "string" ? src : null,
      alt: String(alt ?? ""),
      width: Number(width) || null,
      height: Number(height) || null,
    });
  });
  return pictures;
}
