import type { Place } from "../../lib/current-item";
import { siteText } from "../../text/texts";
import * as styles from "./drawer.module.css";
import { type NavbarItemData, NavbarLink } from "./navbar-item";

/**
 * Renders the navigation for narrow screens. The drawer is a `<details>` element, so that it opens
 * without scripts. On a page with a sidebar, the stylesheet places the sidebar over the drawer's
 * panel. A second `<details>` switches to the main menu.
 */
export function Drawer({ items, place }: { readonly items: readonly NavbarItemData[]; readonly place: Place }) {
  return (
    <details className={styles.drawer} data-site-drawer="">
      <summary className={`${styles.toggle} icon-button`} aria-label={siteText.toggleDrawer} />
      <div className={`${styles.scrim} enters`} data-site-drawer-close="" />
      <div className={`${styles.panel} enters`} data-site-drawer-panel="">
        <button
          type="button"
          className={`${styles.close} icon-button`}
          data-site-drawer-close=""
          aria-label={siteText.closeDrawer}
        />
        <details className={styles.panelSwitch} data-site-drawer-main="">
          <summary>
            <span className={styles.toMain}>{siteText.backToMainMenu}</span>
            <span className={styles.toSidebar}>{siteText.backToSidebar}</span>
          </summary>
        </details>
        <nav className={styles.main} aria-label={siteText.mainNavigation}>
          <ul className="plain">
            {items.map((item) => (
              <DrawerItem key={item.label} item={item} place={place} />
            ))}
          </ul>
        </nav>
      </div>
    </details>
  );
}

function DrawerItem({ item, place }: { readonly item: NavbarItemData; readonly place: Place }) {
  if (item.type !== "dropdown") {
    return (
      <li>
        <NavbarLink item={item} place={place} />
      </li>
    );
  }
  return (
    <li>
      <span className={`${styles.group} small-print`}>{item.label}</span>
      <ul className="plain">
        {item.items.map((child) => (
          <li key={child.label}>
            <NavbarLink item={child} place={place} />
          </li>
        ))}
      </ul>
    </li>
  );
}
