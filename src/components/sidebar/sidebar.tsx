import { routeKey } from "../../lib/paths";
import { siteText } from "../../text/texts";
import { SiteLink } from "../ui/site-link";
import * as styles from "./sidebar.module.css";
import type { SidebarLine, sidebarOfPage } from "./sidebar-of-page";

interface SidebarProps {
  readonly model: NonNullable<ReturnType<typeof sidebarOfPage>>;
  /** Path of the open page inside the site, decoded. */
  readonly currentPath: string;
}

/** Navigation beside a page. The build writes it to a file of its own too, which serves all pages of an area. */
export function Sidebar({ model, currentPath }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={model.label} data-site-sidebar={model.id}>
      <p className={styles.title}>{model.title}</p>
      <ul className={styles.list}>
        {sidebarTree(model.lines, currentPath).map((node) => (
          <SidebarItem key={node.key} node={node} />
        ))}
      </ul>
      {model.printPath !== null && (
        <p className={`${styles.row} small-print`}>
          {/* The browser's own to follow: a page of this size has no fragment. */}
          <SiteLink to={model.printPath} target="_top" className={styles.link}>
            {siteText.printArea}
          </SiteLink>
        </p>
      )}
    </nav>
  );
}

/** A line of a sidebar with those below it. */
function SidebarItem({ node }: { readonly node: SidebarNode }) {
  const isCategory = node.kind === "category" && node.children.length > 0;
  return (
    <li className={styles.item} data-site-active={node.isActive ? "" : undefined}>
      <div className={styles.row}>
        {node.path !== null && (
          <SiteLink to={node.path} className={styles.link} aria-current={node.isCurrent ? "page" : undefined}>
            {node.label}
          </SiteLink>
        )}
        {isCategory && <CategoryToggle node={node} />}
      </div>
      {isCategory && (
        <ul className={styles.list}>
          {node.children.map((child) => (
            <SidebarItem key={child.key} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * A disclosure with nothing but its button; the stylesheet shows the list next to it while it is open. So a category
 * can be a link and a button side by side, and both work without scripts.
 */
function CategoryToggle({ node }: { readonly node: SidebarNode }) {
  const label = node.path === null ? node.label : null;
  return (
    <details className={label === null ? styles.toggle : styles.group} open={node.isActive || !node.collapsed}>
      <summary>
        {/* Whether it is open is the state of the button, not a part of its name. */}
        {label ?? <span className="visually-hidden">{siteText.category(node.label)}</span>}
      </summary>
    </details>
  );
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
