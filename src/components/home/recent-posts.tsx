import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { homeText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { DateText } from "../ui/date-text";
import { Phrases } from "../ui/phrases";
import { SiteLink } from "../ui/site-link";
import * as styles from "./home.module.css";

export const recentPostFragment = graphql`fragment RecentPost on BlogPost { title titleLang path date }`;

/** Lists the newest posts of the blog. */
export function RecentPosts({ posts }: { readonly posts: readonly Queries.RecentPostFragment[] }) {
  const { blog } = useSiteMetadata();
  return (
    <Links id="recent-posts" heading={homeText.posts} pages={posts}>
      <SiteLink to={`/${blog.routeBasePath}`} className={styles.all}>
        {homeText.allPosts} →
      </SiteLink>
    </Links>
  );
}

/** Lists all pages of a site that has neither docs nor posts. */
export function PageLinks({ pages }: Pick<LinksProps, "pages">) {
  return <Links id="pages" heading={homeText.pages} pages={pages} />;
}

interface LinksProps {
  readonly id: string;
  readonly heading: string;
  readonly pages: readonly (Queries.RelatedPageFragment & { readonly date?: string })[];
  readonly children?: ReactNode;
}

function Links({ id, heading, pages, children }: LinksProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.list}>
        {pages.map(({ title, titleLang, path, date }) => (
          <li key={path} className={styles.post}>
            {date && (
              <p className="small-print">
                <DateText date={date} />
              </p>
            )}
            <SiteLink to={path} lang={titleLang}>
              <Phrases>{title}</Phrases>
            </SiteLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
