import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { pagePath } from "../../browser/platform/site-path";
import { siteText } from "../../text/texts";

interface SiteLinkProps
  extends Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    "className" | "rel" | "target" | "aria-label" | "aria-current"
  > {
  /** A path of the site, or an external address. */
  readonly to: string;
  /**
   * Set for links of the navbar and the drawer: the sidebar of the link's area, or "" for none.
   * src/browser/router marks the current link.
   */
  readonly navItem?: string;
  readonly children: ReactNode;
}

/**
 * A link. External links open a new tab and say so. src/browser/links handles clicks on internal
 * ones.
 */
export function SiteLink({ to, navItem, children, ...rest }: SiteLinkProps) {
  const isExternal = /^[a-z][a-z\d+.-]*:|^\/\//i.test(to);
  const address = isExternal
    ? { href: to, target: "_blank", rel: "noopener noreferrer" }
    : // File names may have spaces, addresses in HTML may not.
      { "data-site-nav-item": navItem, href: withPrefix(pagePath(to)).replaceAll(" ", "%20") };
  return (
    <a {...rest} {...address}>
      {children}
      {isExternal && <span className="visually-hidden">{siteText.opensInNewTab}</span>}
    </a>
  );
}
