import { DocSearchButton } from "@docsearch/react";
import { withPrefix } from "gatsby";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import { pagePath } from "../../browser/platform/site-path";
import type { Place } from "../../lib/current-item";
import { searchFormId } from "../../shared/search-field";
import { colorModeText, siteText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { BrandMark } from "../ui/brand-mark";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { Drawer } from "./drawer";
import * as styles from "./navbar.module.css";
import { NavbarItem, type NavbarItemData } from "./navbar-item";

/** Renders the sticky bar at the top of the page. */
export function Navbar({ place }: { readonly place: Place }) {
  const { title, logo, navbar, colorMode } = useSiteMetadata();
  return (
    <header className={styles.navbar}>
      <Drawer items={[...navbar.left, ...navbar.right]} place={place} />
      <div className={styles.bar} data-site-behind-drawer="">
        <div className={styles.brandPlace} data-site-brand="">
          <SiteLink to="/" className={styles.brand} navItem="" aria-current={place.path === "/" ? "page" : undefined}>
            <BrandMark logo={logo} />
            <span data-serif="">{title}</span>
          </SiteLink>
        </div>
        <nav className={styles.links} aria-label={siteText.mainNavigation}>
          <NavbarList items={navbar.left} place={place} />
          <NavbarList items={navbar.right} place={place} />
        </nav>
        <div className={styles.tools}>
          <SearchButton />
          {!colorMode.disableSwitch && <ColorModeToggle followsSystem={colorMode.respectPrefersColorScheme} />}
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

/**
 * Renders the button that opens the search (src/browser/search/watch-search.ts). The button is in a
 * form, so that it leads to the search page without scripts.
 */
function SearchButton() {
  const { search } = useSiteMetadata();
  return (
    <form id={searchFormId} action={withPrefix(pagePath(`/${search.searchPagePath}`))}>
      <DocSearchButton
        type="submit"
        className={`${styles.search} outlined`}
        aria-label={siteText.search}
        data-key={siteText.searchKey}
        data-key-mac={siteText.searchKeyMac}
        translations={{ buttonText: siteText.search }}
      />
    </form>
  );
}

/**
 * Renders the button that switches the colour mode. The stylesheet selects the icon, so that it is
 * correct before any script runs.
 */
function ColorModeToggle({ followsSystem }: { readonly followsSystem: boolean }) {
  return (
    <button
      type="button"
      className={`${styles.toggle} icon-button`}
      aria-label={colorModeText.toggleUnknown}
      data-site-color-toggle={followsSystem ? "system" : ""}
    >
      <Icon node={Sun} className="only-light" size={20} />
      <Icon node={Moon} className="only-dark" size={20} />
    </button>
  );
}
