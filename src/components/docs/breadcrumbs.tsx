import { graphql } from "gatsby";
import House from "lucide/dist/esm/icons/house.mjs";
import { docsText } from "../../text/docs";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { Trail } from "../ui/trail";
import * as styles from "../ui/trail.module.css";

export const breadcrumbFragment = graphql`fragment Breadcrumb on Crumb { title path }`;

/** Breadcrumbs from the home page to the page itself. */
export function Breadcrumbs({ steps }: { readonly steps: readonly Queries.BreadcrumbFragment[] }) {
  const categories = steps.slice(0, -1);
  const last = steps.at(-1);
  // A page may be named as its category.
  const page = last?.title === categories.at(-1)?.title ? undefined : last;
  return (
    <Trail label={docsText.breadcrumbs}>
      <li>
        <SiteLink to="/" aria-label={docsText.home} className={styles.home}>
          <Icon node={House} size={16} />
        </SiteLink>
      </li>
      {categories.map(({ title, path }) => (
        <li key={title}>{path === null ? <span>{title}</span> : <SiteLink to={path}>{title}</SiteLink>}</li>
      ))}
      {page && (
        <li>
          <span aria-current="page">{page.title}</span>
        </li>
      )}
    </Trail>
  );
}
