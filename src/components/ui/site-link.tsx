import { withPrefix } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { pagePath } from "../../browser/platform/site-path";
import { siteText } from "../../text/texts";

interface SiteLinkProps
  extends Pick<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    "className" | "rel" | "target" | "aria-label" | "aria-current"
  > {
  /** A path of the site, or an address elsewhere. */
  readonly to: string;
  /** For a link of the bar or the drawer: the sidebar of its area, "" for none; src/browser/router marks the current one. */
  readonly navItem?: string;
  readonly children: ReactNode;
}

/** A link. External ones open a new tab and say so; clicks on internal ones are handled by src/browser/links. */
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
