import { docusaurusMessages } from "../../messages/messages";
import type { Notes } from "../../notes";
import type { SourcePage } from "./source-page";

interface Formats {
  readonly pages: readonly SourcePage[];
  /** Whether the site reads `.md` as MDX, as Docusaurus does. */
  readonly isMdx: boolean;
}

/**
 * Decides the extensions of files, which determine the format on this site. If every page is valid
 * MDX and some `.md` pages need MDX, the site reads all pages as MDX and no file is renamed.
 * Otherwise `.md` files that need MDX become `.mdx`, and an `.mdx` file that is not valid MDX
 * becomes `.md`.
 */
export function planFormats(pages: readonly SourcePage[], notes: Notes): Formats {
  const needsMdx = pages.some((page) => page.target.endsWith(".md") && page.needsMdx);
  // An invalid `.mdx` file becomes `.md`, so the site must not read `.md` as MDX either.
  const isMdx = needsMdx && pages.every(({ format }) => format === "mdx");
  return { isMdx, pages: pages.map((page) => named(page, isMdx, notes)) };
}

function named(page: SourcePage, isMdx: boolean, notes: Notes): SourcePage {
  const { target, source, format, needsMdx } = page;
  if (target.endsWith(".mdx") && format === "md") {
    notes.changed({ file: source }, docusaurusMessages.noMdx);
    return { ...page, target: target.replace(/x$/, "") };
  }
  if (target.endsWith(".md") && needsMdx && !isMdx) {
    notes.changed({ file: source }, docusaurusMessages.isMdx);
    return { ...page, target: `${target}x` };
  }
  // This file is read as Markdown, so its MDX must not be rewritten.
  return target.endsWith(".md") && !isMdx ? { ...page, format: "md" } : page;
}
