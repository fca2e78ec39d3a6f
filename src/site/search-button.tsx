import { withPrefix } from "gatsby";
import Search from "lucide/dist/esm/icons/search.mjs";
import type { FormEvent, KeyboardEvent } from "react";
import { useSearchModal } from "../features/search/use-search-modal";
import { searchFormId } from "../search/field/early-field";
import { siteText } from "../text/site";
import { Icon } from "../ui/icon";
import * as styles from "./search-button.module.css";
import { useSiteMetadata } from "./use-site-metadata";

/**
 * The way to the search. Pointing at it or focusing it only fetches what a search needs: opening on focus would change the
 * context under a keyboard user (WCAG 3.2.1). It is a form, so that it leads to the search page without JavaScript too.
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
      <form id={searchFormId} action={withPrefix(`/${search.searchPagePath}`)} onSubmit={onSubmit}>
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

/** A letter typed on the button begins the query. */
function openWithLetter(event: KeyboardEvent, open: (query: string) => void): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !/^[\p{L}\p{N}]$/u.test(key)) return;
  event.preventDefault();
  open(key);
}
