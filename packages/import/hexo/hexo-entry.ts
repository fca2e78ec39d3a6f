import type { LinkedPage } from "../links/page-links";
import type { HexoPage } from "./hexo-front-matter";

/** A post or page during its conversion. */
export interface HexoEntry extends LinkedPage {
  readonly kind: "blog" | "pages";
  readonly page: HexoPage;
  readonly slug: string;
  readonly title: string;
  /** Date in the author's local time; undefined for a page. */
  readonly date: string | undefined;
  readonly isDraft: boolean;
  /** Front matter field that hides a post from lists. */
  readonly hiddenBy: string;
  /** Each category with its parents, outermost first. */
  readonly categories: readonly (readonly string[])[];
  readonly tags: readonly string[];
}
