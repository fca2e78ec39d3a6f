import { navigate, withPrefix } from "gatsby";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { siteText } from "../text/site";
import { useSiteMetadata } from "./use-site-metadata";
import * as styles from "./search-button.module.css";

/** The way to the search. It is a form, so that it leads to the search page without JavaScript too. */
export function SearchButton() {
  const { search } = useSiteMetadata();
  const path = `/${search.searchPagePath}`;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    navigate(path);
  };
  return (
    <form action={withPrefix(path)} onSubmit={onSubmit}>
      <button type="submit" className={styles["button"]}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles["label"]}>{siteText.search}</span>
        <kbd className={styles["key"]} aria-hidden="true">
          <span className={styles["other"]}>{siteText.searchKey}</span>
          <span className={styles["mac"]}>{siteText.searchKeyMac}</span>
        </kbd>
      </button>
    </form>
  );
}
