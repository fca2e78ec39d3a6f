import { siteText } from "../text/site";
import { SiteLink } from "../ui/site-link";
import { BrandMark } from "./brand-mark";
import { ColorModeToggle } from "./color-mode-toggle";
import type { Place } from "./current-item";
import { Drawer } from "./drawer";
import * as styles from "./navbar.module.css";
import { NavbarItem, type NavbarItemData } from "./navbar-item";
import { SearchButton } from "./search-button";
import { useSiteMetadata } from "./use-site-metadata";

/** The bar at the top of every page. It stays there while one scrolls. */
export function Navbar({ place, hasSidebar }: { readonly place: Place; readonly hasSidebar: boolean }) {
  const { title, navbar } = useSiteMetadata();
  return (
    <header className={styles.navbar}>
      <Drawer items={[...navbar.left, ...navbar.right]} place={place} hasSidebar={hasSidebar} />
      <div className={styles.bar} data-behind-drawer="">
        <SiteLink to="/" className={styles.brand} aria-current={place.path === "/" ? "page" : undefined}>
          <BrandMark />
          {title}
        </SiteLink>
        <nav className={styles.links} aria-label={siteText.mainNavigation}>
          <NavbarList items={navbar.left} place={place} />
          <NavbarList items={navbar.right} place={place} />
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          <ColorModeToggle />
        </div>
      </div>
    </header>
  );
}

function NavbarList({ items, place }: { readonly items: readonly NavbarItemData[]; readonly place: Place }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <NavbarItem key={item.label} item={item} place={place} />
      ))}
    </ul>
  );
}
