import * as styles from "./pager.module.css";
import { Phrases } from "./phrases";
import { SiteLink } from "./site-link";
import { Terms } from "./terms";

interface End {
  readonly label: string;
  readonly link: (Queries.RelatedPageFragment & { readonly description?: string | null }) | null;
}

interface PagerProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly before: End;
  readonly after: End;
}

/** Renders links to the previous and the next page, for the end of a page. */
export function Pager({ label, before, after }: PagerProps) {
  if (before.link === null && after.link === null) return null;
  const ends = [
    { ...after, rel: "next", className: styles.after },
    { ...before, rel: "prev", className: styles.before },
  ];
  return (
    <nav className={styles.pager} aria-label={label}>
      {ends.map(
        ({ label, link, rel, className }) =>
          link && (
            <SiteLink key={rel} to={link.path} className={className} rel={rel}>
              <span className="small-print">{label}</span>
              <span className={styles.title} lang={link.titleLang ?? undefined}>
                <Phrases>{link.title}</Phrases>
              </span>
              {rel === "next" && link.description && (
                <span className={`${styles.description} small-print`}>
                  <Terms>{link.description}</Terms>
                </span>
              )}
            </SiteLink>
          ),
      )}
    </nav>
  );
}
