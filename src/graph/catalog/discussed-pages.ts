import type { CommentsConfig } from "../../config/types";
import { folderOf } from "../../content/content-file";
import type { ContentPage } from "../../kinds/kind";
import type { PagePlan } from "../../kinds/page-plan";

/**
 * Marks, in their context, the pages that are discussed: those of the kinds in site.yml whose front matter does not say
 * `comments: false`. Without comments nothing is marked, and nothing added to a page's data.
 */
export function withComments(
  plans: readonly PagePlan[],
  pages: readonly Pick<ContentPage, "file" | "comments">[],
  comments: Pick<CommentsConfig, "on"> | null,
): readonly PagePlan[] {
  if (comments === null) return plans;
  const kinds: readonly string[] = comments.on;
  const discussed = new Set(pages.filter((page) => page.comments).map(({ file }) => file));
  return plans.map((plan) =>
    discussed.has(plan.source) && kinds.includes(folderOf(plan.source))
      ? { ...plan, context: { ...plan.context, comments: true } }
      : plan,
  );
}
