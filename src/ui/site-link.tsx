import { Link } from "gatsby";
import type { AnchorHTMLAttributes, ReactNode } from "react";
import { siteText } from "../text/site";

interface SiteLinkProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "rel" | "aria-label" | "aria-current"> {
  /** A path of the site, or an address elsewhere. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link: inside the site it navigates and prefetches, elsewhere it opens a new tab and says so. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(to))
    return (
      <ExternalLink to={to} {...rest}>
        {children}
      </ExternalLink>
    );
  // Gatsby's link works out `aria-current` by comparing encodings, so it is always given.
  return (
    <Link to={to} aria-current={rest["aria-current"]} {...rest}>
      {children}
    </Link>
  );
}

function ExternalLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{siteText.opensInNewTab}</span>
    </a>
  );
}
