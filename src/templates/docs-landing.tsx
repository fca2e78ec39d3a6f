import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { Seo } from "../components/head/seo";
import { useSiteMetadata } from "../components/head/use-site-metadata";
import { ListingPage } from "../components/ui/listing-page";
import { SiteLink } from "../components/ui/site-link";
import { areasWithPages } from "../lib/lists";
import { joinPath } from "../lib/paths";
import { docsText, homeText } from "../text/texts";
import * as styles from "./docs-landing.module.css";

/** Lists every area of the docs that has pages, with all its listed pages. */
export default function DocsLandingPage({ data }: PageProps<Queries.DocsLandingPageQuery>) {
  return (
    <ListingPage title={useSiteMetadata().docs.label} description={docsText.landingDescription}>
      {areasWithPages(data.allSidebar.nodes).map((area) => (
        <section key={area.sidebarId} className={styles.area} aria-labelledby={area.sidebarId}>
          <h2 id={area.sidebarId} className={styles.title}>
            <SiteLink to={area.landing}>
              <span data-serif="">{area.label}</span>
            </SiteLink>
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
      ))}
    </ListingPage>
  );
}

type Line = Queries.DocsLandingPageQuery["allSidebar"]["nodes"][number]["entries"][number];

function Entry({ entry, children }: { readonly entry: Line; readonly children?: ReactNode }) {
  const { kind, label, titleLang, level, path } = entry;
  return (
    <li data-level={level} data-kind={kind}>
      {path === null ? (
        <span>{label}</span>
      ) : (
        <SiteLink to={path} lang={titleLang}>
          {label}
        </SiteLink>
      )}
      {children}
    </li>
  );
}

/** Groups each top-level entry with the entries below it. Drops unlisted pages. */
function groups(entries: readonly Line[]): [Line, ...Line[]][] {
  const result: [Line, ...Line[]][] = [];
  for (const entry of entries) {
    if (entry.unlisted) continue;
    if (entry.level === 0 || result.length === 0) result.push([entry]);
    else result.at(-1)?.push(entry);
  }
  return result;
}

export function Head() {
  const { docs } = useSiteMetadata();
  return <Seo title={docs.label} description={docsText.landingDescription} path={joinPath(docs.routeBasePath)} />;
}

export const query = graphql`
  query DocsLandingPage {
    allSidebar(sort: { position: ASC }) {
      nodes { sidebarId label description landing pageCount entries { kind label titleLang path level unlisted } }
    }
    ...AreaSidebar
  }
`;
