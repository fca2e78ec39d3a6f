import { siteText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { SiteLink } from "../ui/site-link";
import * as styles from "./footer.module.css";

/**
 * Renders the footer: the site's name and tagline, columns of links, the copyright line, and the
 * button for traditional characters if it is enabled.
 */
export function Footer() {
  const { footer, title, tagline, reading } = useSiteMetadata();
  return (
    <footer id="site:foot" className={styles.footer} data-site-behind-drawer="">
      <div className={styles.inner}>
        <div>
          <p className={styles.brand} data-serif="">
            {title}
          </p>
          {tagline !== "" && <p>{tagline}</p>}
        </div>
        {footer.columns.length > 0 && (
          <nav className={styles.columns} aria-label={siteText.footer}>
            {footer.columns.map((column) => (
              <div key={column.title}>
                <p className={styles.title} id={`site:footer-${column.title}`}>
                  {column.title}
                </p>
                <ul className={`${styles.list} link-row`} aria-labelledby={`site:footer-${column.title}`}>
                  {column.items.map(({ label, to, href }) => (
                    <li key={label}>
                      <SiteLink to={to ?? href ?? "/"}>{label}</SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <p className={`${styles.copyright} link-row`}>
          {footer.copyright}
          {footer.filings.map(({ label, href }) => (
            <SiteLink key={label} to={href}>
              {label}
            </SiteLink>
          ))}
          {reading.traditional && (
            <button type="button" lang="zh-Hant" hidden aria-pressed="false" data-site-traditional="">
              {siteText.traditional}
            </button>
          )}
        </p>
      </div>
    </footer>
  );
}
