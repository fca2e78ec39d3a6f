import * as styles from "./pager.module.css";
import { SiteLink } from "./site-link";

interface PagerLink {
  readonly title: string;
  readonly path: string;
}

interface PagerProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly before: { readonly label: string; readonly link: PagerLink | null };
  readonly after: { readonly label: string; readonly link: PagerLink | null };
}

/** Links to the previous and the next page, below a page. */
export function Pager({ label, before, after }: PagerProps) {
  if (before.link === null && after.link === null) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {after.link && <PagerEnd {...after} link={after.link} end="after" />}
      {before.link && <PagerEnd {...before} link={before.link} end="before" />}
    </nav>
  );
}

function PagerEnd({
  label,
  link,
  end,
}: {
  readonly label: string;
  readonly link: PagerLink;
  readonly end: "before" | "after";
}) {
  return (
    <SiteLink
      to={link.path}
      className={end === "before" ? styles.before : styles.after}
      rel={end === "before" ? "prev" : "next"}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{link.title}</span>
    </SiteLink>
  );
}
