import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { notFoundAttribute } from "../../browser/page/not-found";
import { pagePath } from "../../browser/platform/site-path";
import { joinPath } from "../../lib/paths";
import { pagesText } from "../../text/site";
import { useSiteMetadata } from "../head/use-site-metadata";
import { SearchForm } from "../ui/search-form";
import { SiteLink } from "../ui/site-link";
import * as styles from "./not-found.module.css";

/** The not-found page; src/browser/page/not-found.ts looks for the page that was meant. @param children what else there is to read */
export function NotFound({ children }: { readonly children: ReactNode }) {
  const { title, text, advice, home } = pagesText.notFound;
  const { search } = useSiteMetadata();
  return (
    <div className={styles.page} {...{ [notFoundAttribute]: "" }}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{advice}</p>
      <SearchForm action={withPrefix(pagePath(joinPath(search.searchPagePath)))} />
      <p>
        <SiteLink to="/">{home}</SiteLink>
      </p>
      {children}
    </div>
  );
}
