import { postsByYear } from "../../lib/lists";
import { routeKey } from "../../lib/paths";
import { siteText } from "../../text/texts";

/** A line of a sidebar. A category that only groups has no path; an unlisted page shows while open. */
export type SidebarLine = Queries.DocSidebarFragment["entries"][number];

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
  return nodesAt(shown, "", currentPath);
}

function nodesAt(lines: readonly SidebarLine[], parentKey: string, current: string): SidebarNode[] {
  const nodes: SidebarNode[] = [];
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] as SidebarLine;
    let next = index + 1;
    while ((lines[next]?.level ?? -1) > line.level) next++;
    const key = `${parentKey}/${line.path ?? line.label}`;
    const children = nodesAt(lines.slice(index + 1, next), key, current);
    const isCurrent = isSame(line.path, current);
    nodes.push({ ...line, key, isCurrent, isActive: isCurrent || children.some(({ isActive }) => isActive), children });
    index = next;
  }
  return nodes;
}

function isSame(path: string | null, current: string): boolean {
  return path !== null && routeKey(path) === routeKey(current);
}

/** Posts, newest first, as sidebar lines grouped by year. */
export function blogLines(posts: readonly Queries.RecentPostFragment[]): SidebarLine[] {
  const open = { collapsed: false, unlisted: false };
  return postsByYear(posts).flatMap(({ year, posts: ofYear }) => [
    { ...open, kind: "category", label: siteText.year(year), path: null, level: 0 },
    ...ofYear.map(({ title, path }) => ({ ...open, kind: "doc" as const, label: title, path, level: 1 })),
  ]);
}
