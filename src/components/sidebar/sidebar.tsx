import { routeKey } from "../../lib/paths";
import { siteText } from "../../text/texts";
import { SiteLink } from "../ui/site-link";
import * as styles from "./sidebar.module.css";
import type { SidebarLine, sidebarOfPage } from "./sidebar-of-page";

interface SidebarProps {
  readonly model: NonNullable<ReturnType<typeof sidebarOfPage>>;
  /** Decoded path of the open page inside the site. */
  readonly currentPath: string;
}

/**
 * Renders the sidebar beside a page. The build also writes the sidebar to a separate file, which
 * all pages of an area share.
 */
export function Sidebar({ model, currentPath }: SidebarProps) {
  return (
    <nav
      className={styles.sidebar}
      aria-label={model.label}
      data-site-sidebar={model.id}
      data-site-sidebar-part={model.lines.some(({ foldedPages }) => foldedPages > 0) ? "" : undefined}
    >
      <p className={styles.title}>{model.title}</p>
      <ul>
        {sidebarTree(model.lines, currentPath).map((node) => (
          <SidebarItem key={node.key} node={node} listing={model.listing} />
        ))}
      </ul>
      {model.netPath !== null && (
        <p className={`${styles.row} small-print`}>
          <SiteLink to={model.netPath}>{siteText.areaNet}</SiteLink>
        </p>
      )}
      {model.printPath !== null && (
        <p className={`${styles.row} small-print`}>
          {/* Makes the browser load the whole page, because one of this size has no fragment. */}
          <SiteLink to={model.printPath} target="_top">
            {siteText.printArea}
          </SiteLink>
        </p>
      )}
    </nav>
  );
}

interface SidebarItemProps {
  readonly node: SidebarNode;
  /** Address of a list of all pages, or null if there is none. */
  readonly listing: string | null;
}

/**
 * Renders a sidebar line and the lines below it. Most lines are pages, so a page's list item
 * contains only its link.
 */
function SidebarItem({ node, listing }: SidebarItemProps) {
  const link = node.path !== null && (
    <SiteLink to={node.path} lang={node.titleLang} aria-current={node.isCurrent ? "page" : undefined}>
      {node.label}
    </SiteLink>
  );
  const isCategory = node.kind === "category" && (node.children.length > 0 || node.foldedPages > 0);
  if (!isCategory) return <li>{link || node.label}</li>;
  return (
    <li className={styles.row}>
      {link}
      <CategoryToggle node={node} />
      <ul>
        {node.children.map((child) => (
          <SidebarItem key={child.key} node={child} listing={listing} />
        ))}
        {node.foldedPages > 0 && <FoldedPages count={node.foldedPages} to={node.path ?? listing} />}
      </ul>
    </li>
  );
}

/**
 * Renders a placeholder for a category's pages that the sidebar leaves out. The browser replaces
 * the placeholder when the reader opens the category. Until then, the placeholder links to the
 * category's page, or else to a list of all pages if there is one.
 */
function FoldedPages({ count, to }: { readonly count: number; readonly to: string | null }) {
  const label = siteText.foldedPages(count);
  return <li data-site-folded-pages="">{to === null ? label : <SiteLink to={to}>{label}</SiteLink>}</li>;
}

/**
 * Renders a `<details>` element that contains only its button. While the element is open, the
 * stylesheet shows the list next to it. A category can therefore have a link and a button side by
 * side, and both work without scripts.
 */
function CategoryToggle({ node }: { readonly node: SidebarNode }) {
  const label = node.path === null ? node.label : null;
  const isOpen = node.isActive || !(node.collapsed || node.foldedPages > 0);
  return (
    <details className={label === null ? styles.toggle : styles.group} open={isOpen}>
      <summary>
        {/* The name does not say whether the category is open, because the button's state does. */}
        {label ?? <span className="visually-hidden">{siteText.category(node.label)}</span>}
      </summary>
    </details>
  );
}

export interface SidebarNode extends SidebarLine {
  /**
   * Key that is unique within the sidebar. It joins the addresses of the line's categories,
   * outermost first, and of the line itself. A line without an address is represented by its label.
   */
  readonly key: string;
  readonly isCurrent: boolean;
  /** Whether the line is or contains the open page. */
  readonly isActive: boolean;
  readonly children: readonly SidebarNode[];
}

/**
 * Converts a sidebar's lines to a tree and marks the open page. Leaves out unlisted pages other
 * than the open page.
 */
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
