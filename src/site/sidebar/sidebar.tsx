import { useLayoutEffect, useRef } from "react";
import { sidebarAttribute } from "../../reading/sidebar";
import { SaveAreaOffer } from "./save-area-offer";
import * as styles from "./sidebar.module.css";
import { SidebarItem } from "./sidebar-item";
import type { SidebarModel } from "./sidebar-of-page";
import { pagesOf, sidebarTree } from "./sidebar-tree";

/** Scroll positions of the sidebars seen in this visit. */
const scrollPositions = new Map<string, number>();

interface SidebarProps {
  readonly model: SidebarModel;
  /** Path of the open page inside the site, decoded. */
  readonly currentPath: string;
}

/** Navigation beside a page. It persists across navigations, so that open categories stay open. */
export function Sidebar({ model, currentPath }: SidebarProps) {
  const ref = useRef<HTMLElement>(null);
  useScrollMemory(ref, model.id);
  return (
    <nav ref={ref} className={styles.sidebar} aria-label={model.label} {...{ [sidebarAttribute]: model.id }}>
      <p className={styles.title}>{model.title}</p>
      <ul className={styles.list}>
        {sidebarTree(model.lines, currentPath).map((node) => (
          <SidebarItem key={node.key} node={node} sidebarId={model.id} />
        ))}
      </ul>
      {model.canBeSaved && <SaveAreaOffer area={model.id} paths={pagesOf(model.lines)} />}
    </nav>
  );
}

function useScrollMemory(ref: React.RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const position = scrollPositions.get(id);
    if (position !== undefined) element.scrollTop = position;
    const remember = () => scrollPositions.set(id, element.scrollTop);
    element.addEventListener("scroll", remember, { passive: true });
    return () => element.removeEventListener("scroll", remember);
  }, [ref, id]);
}
