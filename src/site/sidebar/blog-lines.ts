import { siteText } from "../../text/site";
import type { SidebarLine } from "./sidebar-tree";

interface DatedPost {
  readonly title: string;
  readonly path: string;
  readonly date: string;
}

/** Posts, newest first, as sidebar lines grouped by year. Years are UTC, like the dates in addresses. */
export function blogLines(posts: readonly DatedPost[]): SidebarLine[] {
  const lines: SidebarLine[] = [];
  let year = "";
  for (const { title, path, date } of posts) {
    if (date.slice(0, 4) !== year) {
      year = date.slice(0, 4);
      lines.push(line({ kind: "category", label: siteText.year(year), path: null, level: 0 }));
    }
    lines.push(line({ kind: "doc", label: title, path, level: 1 }));
  }
  return lines;
}

function line(part: Pick<SidebarLine, "kind" | "label" | "path" | "level">): SidebarLine {
  return { ...part, collapsed: false, unlisted: false };
}
