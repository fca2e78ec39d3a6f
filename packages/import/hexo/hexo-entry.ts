import type { LinkedPage } from "../links/page-links";
import type { HexoPage } from "./hexo-front-matter";

/** A post or page on its way. */
export interface HexoEntry extends LinkedPage {
  readonly kind: "blog" | "pages";
  readonly page: HexoPage;
  readonly slug: string;
  readonly title: string;
  /** On the clock of its author. */
  readonly date: string | undefined;
  readonly isDraft: boolean;
  /** The field that hides a post from lists. */
  readonly hiddenBy: string;
  /** Each with its parents, outermost first. */
  readonly categories: readonly (readonly string[])[];
  readonly tags: readonly string[];
}
