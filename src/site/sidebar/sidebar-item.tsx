import { siteText } from "../../text/site";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./sidebar.module.css";
import type { SidebarNode } from "./sidebar-tree";

/** A line of a sidebar with those below it. */
export function SidebarItem({ node }: { readonly node: SidebarNode }) {
  const isCategory = node.kind === "category" && node.children.length > 0;
  return (
    <li className={styles.item} data-active={node.isActive ? "" : undefined}>
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
        {label ?? (
          <>
            <span className={`${styles.whenClosed} visually-hidden`}>{siteText.expandCategory(node.label)}</span>
            <span className={`${styles.whenOpen} visually-hidden`}>{siteText.collapseCategory(node.label)}</span>
          </>
        )}
      </summary>
    </details>
  );
}
