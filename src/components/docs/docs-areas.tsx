import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { homeText } from "../../text/texts";
import { SiteLink } from "../ui/site-link";
import * as styles from "./docs-areas.module.css";

export const docsAreaFragment = graphql`
  fragment DocsArea on Sidebar {
    sidebarId label description landing pageCount
    entries { kind label path level unlisted }
  }
`;

/** All areas of the docs, each with its pages. */
export function DocsAreas({ areas }: { readonly areas: readonly Queries.DocsAreaFragment[] }) {
  return areas.map((area) => (
    <section key={area.sidebarId} className={styles.area} aria-labelledby={area.sidebarId}>
      <h2 id={area.sidebarId} className={styles.title}>
        <SiteLink to={area.landing}>{area.label}</SiteLink>
        <span className="count small-print">{homeText.pageCount(area.pageCount)}</span>
      </h2>
      {area.description !== null && <p className={styles.description}>{area.description}</p>}
      <ul className={styles.entries}>
        {groups(area.entries).map(([first, ...below]) => (
          <Entry key={first.path ?? first.label} entry={first}>
            {below.length > 0 && (
              <ul className="plain">
                {below.map((entry) => (
                  <Entry key={entry.path ?? entry.label} entry={entry} />
                ))}
              </ul>
            )}
          </Entry>
        ))}
      </ul>
    </section>
  ));
}

type Line = Queries.DocsAreaFragment["entries"][number];

function Entry({ entry, children }: { readonly entry: Line; readonly children?: ReactNode }) {
  const { kind, label, level, path } = entry;
  return (
    <li data-level={level} data-kind={kind}>
      {path === null ? <span>{label}</span> : <SiteLink to={path}>{label}</SiteLink>}
      {children}
    </li>
  );
}

/** Groups the entries: each of the outermost level with those below it. */
function groups(entries: readonly Line[]): [Line, ...Line[]][] {
  const result: [Line, ...Line[]][] = [];
  for (const entry of entries) {
    if (entry.unlisted) continue;
    if (entry.level === 0 || result.length === 0) result.push([entry]);
    else result[result.length - 1]?.push(entry);
  }
  return result;
}
