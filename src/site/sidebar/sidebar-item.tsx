import { memo, useEffect, useRef, useState } from "react";
import { siteText } from "../../text/site";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./sidebar.module.css";
import { isSameNode, type SidebarNode } from "./sidebar-tree";

/** Categories that the reader has opened or closed in this visit, by sidebar and key. */
const openCategories = new Map<string, boolean>();

interface SidebarItemProps {
  readonly node: SidebarNode;
  readonly sidebarId: string;
}

/** A line of a sidebar with those below it. Memoized: after a navigation only few lines change. */
export const SidebarItem = memo(
  SidebarLine,
  (before, after) => before.sidebarId === after.sidebarId && isSameNode(before.node, after.node),
);

function SidebarLine({ node, sidebarId }: SidebarItemProps) {
  const isCategory = node.kind === "category" && node.children.length > 0;
  return (
    <li className={styles.item} data-active={node.isActive || undefined}>
      <div className={styles.row}>
        {node.path !== null && (
          <SiteLink to={node.path} className={styles.link} aria-current={node.isCurrent ? "page" : undefined}>
            {node.label}
          </SiteLink>
        )}
        {isCategory && <CategoryToggle node={node} sidebarId={sidebarId} />}
      </div>
      {isCategory && (
        <ul className={styles.list}>
          {node.children.map((child) => (
            <SidebarItem key={child.key} node={child} sidebarId={sidebarId} />
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
function CategoryToggle({ node, sidebarId }: SidebarItemProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const id = `${sidebarId}${node.key}`;
  // React sets the initial state only; from then on the element is uncontrolled.
  const [initiallyOpen] = useState(() => openCategories.get(id) ?? (node.isActive || !node.collapsed));
  useEffect(() => {
    if (node.isActive && ref.current) ref.current.open = true;
  }, [node.isActive]);
  const label = node.path === null ? node.label : null;
  return (
    <details
      ref={ref}
      className={label === null ? styles.toggle : styles.group}
      open={initiallyOpen}
      onToggle={({ currentTarget }) => openCategories.set(id, currentTarget.open)}
    >
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
