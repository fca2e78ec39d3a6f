import type { ReactNode } from "react";
import { notFoundAttribute } from "../../browser/page/not-found";
import { pagesText } from "../../text/site";
import { SiteLink } from "../ui/site-link";
import * as styles from "./not-found.module.css";

/** The not-found page; src/browser/page/not-found.ts looks for the page that was meant. @param children what else there is to read */
export function NotFound({ children }: { readonly children: ReactNode }) {
  const { title, text, advice, home, search } = pagesText.notFound;
  return (
    <div className={styles.page} {...{ [notFoundAttribute]: "" }}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{advice}</p>
      <p className={styles.links}>
        <SiteLink to="/search">{search}</SiteLink>
        <SiteLink to="/">{home}</SiteLink>
      </p>
      {children}
    </div>
  );
}
