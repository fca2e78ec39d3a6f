import { useEffect } from "react";
import { needsScripts } from "../../reading/platform/ready";
import { leaveNotFound } from "../../runtime/leave-not-found";
import { pagesText } from "../../text/pages";
import { SiteLink } from "../../ui/site-link";
import * as styles from "./not-found.module.css";

/** The not-found page. */
export function NotFound() {
  useEffect(() => void leaveNotFound(), []);
  const { title, text, advice, home, search } = pagesText.notFound;
  return (
    <div className={styles.page} {...{ [needsScripts]: "" }}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{advice}</p>
      <p className={styles.links}>
        <SiteLink to="/search">{search}</SiteLink>
        <SiteLink to="/">{home}</SiteLink>
      </p>
    </div>
  );
}
