import { isCurrentItem, type Place } from "../../lib/current-item";
import { siteText } from "../../text/texts";
import type { useSiteMetadata } from "../head/use-site-metadata";
import { SiteLink } from "../ui/site-link";
import * as styles from "./navbar.module.css";

/** A navbar item from GraphQL, with its menu's items. */
export type NavbarItemData = ReturnType<typeof useSiteMetadata>["navbar"]["left"][number];

/**
 * Renders a link, or a dropdown of links. src/browser/page/dropdowns.ts adds hover, arrow keys and
 * automatic closing to dropdowns.
 * @throws if the dropdown is empty
 */
export function NavbarItem({ item, place }: { readonly item: NavbarItemData; readonly place: Place }) {
  if (item.type !== "dropdown") {
    return (
      <li>
        <NavbarLink item={item} place={place} className={styles.link} />
      </li>
    );
  }
  if (item.items.length === 0) throw new Error(siteText.navbarItemError(item.label));
  const isCurrent = item.items.some((child) => isCurrentItem(child, place) !== undefined);
  return (
    <li>
      <details name="menu" className={styles.dropdown}>
        <summary className={styles.summary} data-site-current={isCurrent || undefined}>
          {item.label}
        </summary>
        <ul className={`${styles.menu} enters`}>
          {item.items.map((child) => (
            <li key={child.label}>
              <NavbarLink item={child} place={place} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface NavbarLinkProps {
  readonly item: Queries.NavbarItemFragment;
  readonly place: Place;
  readonly className?: string | undefined;
}

/**
 * Renders a navbar link.
 * @throws an error that names the item if the item has no address, except in development. The error
 * stops the build.
 */
export function NavbarLink({ item, place, className }: NavbarLinkProps) {
  const address = item.to ?? item.href;
  if (address === null) {
    // In development, the page shows the problem elsewhere and renders the item without a link.
    if (process.env.NODE_ENV === "development") return <span className={className}>{item.label}</span>;
    throw new Error(siteText.navbarItemError(item.label));
  }
  return (
    <SiteLink
      to={address}
      className={className}
      navItem={item.sidebarId ?? ""}
      aria-current={isCurrentItem(item, place)}
    >
      {item.label}
    </SiteLink>
  );
}
