import { graphql } from "gatsby";
import House from "lucide/dist/esm/icons/house.mjs";
import { docsText } from "../../text/texts";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import * as styles from "./breadcrumbs.module.css";

export const breadcrumbFragment = graphql`fragment Breadcrumb on Crumb { title titleLang path }`;

interface BreadcrumbsProps {
  /** Steps from the outermost to the innermost. */
  readonly steps: readonly Queries.BreadcrumbFragment[];
  /**
   * Whether to add the home page at the beginning and to show the last step, which is the page
   * itself, without a link.
   */
  readonly isWhole?: boolean;
}

/** Shows a page's breadcrumbs. */
export function Breadcrumbs({ steps, isWhole = true }: BreadcrumbsProps) {
  const links = isWhole ? steps.slice(0, -1) : steps;
  const last = isWhole ? steps.at(-1) : undefined;
  return (
    <nav className={styles.place} aria-label={docsText.breadcrumbs}>
      <ol className={`${styles.list} small-print`}>
        {isWhole && (
          <li>
            <SiteLink to="/" aria-label={docsText.home} className={styles.home}>
              <Icon node={House} size={16} />
            </SiteLink>
          </li>
        )}
        {links.map(({ title, titleLang, path }) => (
          <li key={title}>
            {path === null ? (
              <span lang={titleLang ?? undefined}>{title}</span>
            ) : (
              <SiteLink to={path} lang={titleLang}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
        {/* Omits the page if it has the same title as its category. */}
        {last && last.title !== links.at(-1)?.title && (
          <li>
            <span aria-current="page" lang={last.titleLang ?? undefined}>
              {last.title}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
