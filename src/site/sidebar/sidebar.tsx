import * as styles from "./sidebar.module.css";
import { SidebarItem } from "./sidebar-item";
import type { SidebarModel } from "./sidebar-of-page";
import { sidebarTree } from "./sidebar-tree";

interface SidebarProps {
  readonly model: SidebarModel;
  /** Path of the open page inside the site, decoded. */
  readonly currentPath: string;
}

/** Navigation beside a page. The build writes it to a file of its own too, which serves all pages of an area. */
export function Sidebar({ model, currentPath }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label={model.label} data-sidebar={model.id}>
      <p className={styles.title}>{model.title}</p>
      <ul className={styles.list}>
        {sidebarTree(model.lines, currentPath).map((node) => (
          <SidebarItem key={node.key} node={node} />
        ))}
      </ul>
    </nav>
  );
}
