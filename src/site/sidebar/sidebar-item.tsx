import { memo, useEffect, useRef, useState } from "react";
import { siteText } from "../../text/site";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./sidebar.module.css";
import { isSameNode, type SidebarNode } from "./sidebar-tree";

/** Categories a reader has opened or closed, by sidebar and label, for the time of the visit. */
const openCategories = new Map<string, boolean>();

interface SidebarItemProps {
  readonly node: SidebarNode;
  readonly sidebarId: string;
}

/** A line of a sidebar with what is under it. On another page few of them look different, and only those are rendered. */
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
 * A disclosure that holds nothing but its own button; the stylesheet shows the list beside it while it is open. So a
 * category can be a link and a button side by side, and both work without JavaScript.
 */
function CategoryToggle({ node, sidebarId }: SidebarItemProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const id = `${sidebarId}${node.key}`;
  // Only the first state is given to React; afterwards the element belongs to the reader.
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
            <span className={styles.whenClosed}>{siteText.expandCategory(node.label)}</span>
            <span className={styles.whenOpen}>{siteText.collapseCategory(node.label)}</span>
          </>
        )}
      </summary>
    </details>
  );
}
