import { postsByYear } from "../../lib/group-by-year";
import { routeKey } from "../../lib/paths";
import { siteText } from "../../text/site";

/** One line of a sidebar, in reading order, as GraphQL gives it. */
export interface SidebarLine {
  readonly kind: "doc" | "category" | "link";
  readonly label: string;
  /** Null for a category that only groups. */
  readonly path: string | null;
  /** Depth, 0 for the outermost lines. */
  readonly level: number;
  /** Whether a category starts closed. */
  readonly collapsed: boolean;
  /** Shown only while it is the open page. */
  readonly unlisted: boolean;
}

export interface SidebarNode extends SidebarLine {
  /** Unique in its sidebar: addresses, or labels without one, from the outermost category down. */
  readonly key: string;
  readonly isCurrent: boolean;
  /** Whether it is or contains the open page. */
  readonly isActive: boolean;
  readonly children: readonly SidebarNode[];
}

/** The lines as a tree, with the open page marked. */
export function sidebarTree(lines: readonly SidebarLine[], currentPath: string): SidebarNode[] {
  const shown = lines.filter(({ unlisted, path }) => !unlisted || isSame(path, currentPath));
  return nodesAt(shown, 0, shown.length, "", currentPath);
}

function nodesAt(
  lines: readonly SidebarLine[],
  start: number,
  end: number,
  parentKey: string,
  current: string,
): SidebarNode[] {
  const nodes: SidebarNode[] = [];
  for (let index = start; index < end; ) {
    const line = lines[index];
    if (line === undefined) break;
    let next = index + 1;
    while (next < end && (lines[next]?.level ?? 0) > line.level) next++;
    const key = `${parentKey}/${line.path ?? line.label}`;
    const children = nodesAt(lines, index + 1, next, key, current);
    const isCurrent = isSame(line.path, current);
    nodes.push({ ...line, key, isCurrent, isActive: isCurrent || children.some(({ isActive }) => isActive), children });
    index = next;
  }
  return nodes;
}

function isSame(path: string | null, current: string): boolean {
  return path !== null && routeKey(path) === routeKey(current);
}

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
