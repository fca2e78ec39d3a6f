import { postsByYear } from "../../lib/group-by-year";
import { siteText } from "../../text/site";
import type { SidebarLine } from "./sidebar-tree";

interface DatedPost {
  readonly title: string;
  readonly path: string;
  readonly date: string;
}

/** Posts, newest first, as sidebar lines grouped by year. */
export function blogLines(posts: readonly DatedPost[]): SidebarLine[] {
  return postsByYear(posts).flatMap(({ year, posts: ofYear }) => [
    line({ kind: "category", label: siteText.year(year), path: null, level: 0 }),
    ...ofYear.map(({ title, path }) => line({ kind: "doc", label: title, path, level: 1 })),
  ]);
}

function line(part: Pick<SidebarLine, "kind" | "label" | "path" | "level">): SidebarLine {
  return { ...part, collapsed: false, unlisted: false };
}
