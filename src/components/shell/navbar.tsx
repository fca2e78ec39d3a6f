import type { Place } from "../../lib/current-item";
import { siteText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { BrandMark } from "../ui/brand-mark";
import { SiteLink } from "../ui/site-link";
import { ColorModeToggle } from "./color-mode-toggle";
import { Drawer } from "./drawer";
import * as styles from "./navbar.module.css";
import { NavbarItem, type NavbarItemData } from "./navbar-item";
import { SearchButton } from "./search-button";

/** The sticky bar at the top. */
export function Navbar({ place }: { readonly place: Place }) {
  const { title, logo, navbar } = useSiteMetadata();
  return (
    <header className={styles.navbar}>
      <Drawer items={[...navbar.left, ...navbar.right]} place={place} />
      <div className={styles.bar} data-behind-drawer="">
        <SiteLink to="/" className={styles.brand} navItem="" aria-current={place.path === "/" ? "page" : undefined}>
          <BrandMark logo={logo} />
          <span data-serif="">{title}</span>
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
