import { memo } from "react";
import { siteText } from "../text/site";
import { SiteLink } from "../ui/site-link";
import { BrandMark, type Logo } from "./brand-mark";
import { ColorModeToggle } from "./color-mode-toggle";
import { isCurrentItem, type Place } from "./current-item";
import { Drawer } from "./drawer";
import * as styles from "./navbar.module.css";
import { NavbarItem, type NavbarItemData } from "./navbar-item";
import { SearchButton } from "./search-button";

interface NavbarProps {
  /** Name of the site. */
  readonly title: string;
  readonly logo: Logo;
  readonly items: { readonly left: readonly NavbarItemData[]; readonly right: readonly NavbarItemData[] };
  readonly place: Place;
  readonly hasSidebar: boolean;
}

/** The sticky bar at the top. It re-renders only if the current item changes, since that is slow on phones. */
export const Navbar = memo(function Navbar({ title, logo, items, place, hasSidebar }: NavbarProps) {
  return (
    <header className={styles.navbar}>
      <Drawer items={[...items.left, ...items.right]} place={place} hasSidebar={hasSidebar} />
      <div className={styles.bar} data-behind-drawer="">
        <SiteLink to="/" className={styles.brand} aria-current={place.path === "/" ? "page" : undefined}>
          <BrandMark logo={logo} />
          {title}
        </SiteLink>
        <nav className={styles.links} aria-label={siteText.mainNavigation}>
          <NavbarList items={items.left} place={place} />
          <NavbarList items={items.right} place={place} />
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          <ColorModeToggle />
        </div>
      </div>
    </header>
  );
}, looksTheSame);

function looksTheSame(before: NavbarProps, after: NavbarProps): boolean {
  const fixed = ["items", "title", "logo", "hasSidebar"] as const;
  if (fixed.some((name) => before[name] !== after[name])) return false;
  const links = [...after.items.left, ...after.items.right].flatMap((item) => [item, ...item.items]);
  return [{ to: "/", sidebarId: null }, ...links].every(
    (link) => isCurrentItem(link, before.place) === isCurrentItem(link, after.place),
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
