import { withPrefix } from "gatsby";
import Search from "lucide/dist/esm/icons/search.mjs";
import { pagePath } from "../../browser/platform/site-path";
import { searchFormId, searchSettingsAttribute } from "../../contract/search-field";
import { siteText } from "../../text/texts";
import { useSiteMetadata } from "../head/use-site-metadata";
import { Icon } from "../ui/icon";
import * as styles from "./navbar.module.css";

/** Opens the search (src/browser/search/watch-search.ts). It is a form, so that it leads to the search page without scripts. */
export function SearchButton() {
  const { search } = useSiteMetadata();
  return (
    <form
      id={searchFormId}
      action={withPrefix(pagePath(`/${search.searchPagePath}`))}
      {...{ [searchSettingsAttribute]: JSON.stringify(search) }}
    >
      <button type="submit" className={`${styles.search} outlined`}>
        <Icon node={Search} size={18} />
        <span>{siteText.search}</span>
        <span className={styles.key} aria-hidden="true">
          <span className={styles.other}>{siteText.searchKey}</span>
          <span className={styles.mac}>{siteText.searchKeyMac}</span>
        </span>
      </button>
    </form>
  );
}
