import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { pagePath } from "../../browser/platform/site-path";
import { siteText } from "../../text/texts";

interface SiteLinkProps
  extends Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    "className" | "rel" | "target" | "aria-label" | "aria-current"
  > {
  /** A path inside the site, or an external address. */
  readonly to: string;
  /**
   * For links in the navbar and the drawer: the id of the sidebar that the link opens,
   * or "" for none. src/browser/router marks the current link.
   */
  readonly navItem?: string;
  /** Language of the text, if it is not the site's. */
  readonly lang?: string | null;
  readonly children: ReactNode;
}

/**
 * Renders a link. An external link opens in a new tab and says so to screen readers.
 * src/browser/links handles clicks on internal links.
 */
export function SiteLink({ to, navItem, lang, children, ...rest }: SiteLinkProps) {
  const isExternal = /^[a-z][a-z\d+.-]*:|^\/\//i.test(to);
  const address = isExternal
    ? { href: to, target: "_blank", rel: "noopener noreferrer" }
    : // File names may contain spaces, but addresses in HTML must not.
      { "data-site-nav-item": navItem, href: withPrefix(pagePath(to)).replaceAll(" ", "%20") };
  return (
    <a {...rest} {...address} lang={lang ?? undefined}>
      {children}
      {isExternal && <span className="visually-hidden">{siteText.opensInNewTab}</span>}
    </a>
  );
}
