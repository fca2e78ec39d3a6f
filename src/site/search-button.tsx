import { withPrefix } from "gatsby";
import Search from "lucide/dist/esm/icons/search.mjs";
import type { FormEvent, KeyboardEvent } from "react";
import { useSearchModal } from "../features/search/use-search-modal";
import { pagePath } from "../gatsby/client/site-path";
import { searchFormId } from "../search/field/early-field";
import { typesLetter } from "../search/field/search-keys";
import { siteText } from "../text/site";
import { Icon } from "../ui/icon";
import * as styles from "./search-button.module.css";
import { useSiteMetadata } from "./use-site-metadata";

/**
 * Opens the search. Hover and focus only preload it: opening on focus would be a change of context (WCAG 3.2.1). It is
 * a form, so that it leads to the search page without scripts.
 */
export function SearchButton() {
  const { search } = useSiteMetadata();
  const { prepare, open, modal } = useSearchModal(search);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <form id={searchFormId} action={withPrefix(pagePath(`/${search.searchPagePath}`))} onSubmit={onSubmit}>
        <button
          type="submit"
          className={styles.button}
          onPointerEnter={prepare}
          onFocus={prepare}
          onTouchStart={prepare}
          onKeyDown={(event) => openWithLetter(event, open)}
        >
          <Icon node={Search} size={18} />
          <span>{siteText.search}</span>
          <span className={styles.key} aria-hidden="true">
            <span className={styles.other}>{siteText.searchKey}</span>
            <span className={styles.mac}>{siteText.searchKeyMac}</span>
          </span>
        </button>
      </form>
      {modal}
    </>
  );
}

/** A letter typed on the focused button starts the query. */
function openWithLetter(event: KeyboardEvent, open: (query: string) => void): void {
  if (!typesLetter(event)) return;
  event.preventDefault();
  open(event.key);
}
