import { useEffect, useSyncExternalStore } from "react";
import { needsScripts } from "../../reading/platform/ready";
import type { SearchSettings } from "../../search/clients/search-settings";
import { sharedClient } from "../../search/clients/shared-client";
import { searchText } from "../../text/search";
import { AreaFilter } from "./area-filter";
import { SearchForm } from "./search-form";
import * as styles from "./search-page.module.css";
import { SearchResults } from "./search-results";
import { useQueryInAddress } from "./use-query-in-address";
import { useSearchResults } from "./use-search-results";

interface SearchPageProps {
  readonly settings: SearchSettings;
  readonly location: { readonly search: string };
}

const text = searchText.page;

/** The search page; its address has the query. */
export function SearchPage({ settings, location }: SearchPageProps) {
  const address = useQueryInAddress(useIsHydrated() ? location.search : "");
  const results = useSearchResults(settings, address.query, address.area);
  const areas = results.answer?.areas ?? [];

  useEffect(() => {
    sharedClient(settings).then(
      (client) => client.prepare(),
      () => {},
    );
  }, [settings]);

  return (
    <div className={styles["page"]} {...{ [needsScripts]: "q=" }}>
      {address.query !== "" && <title>{titleOfTab(address.query)}</title>}
      <h1>{address.query === "" ? text.title : text.titleFor(address.query)}</h1>
      <SearchForm
        value={address.typed}
        onChange={address.setTyped}
        onComposing={address.setIsComposing}
        onSubmit={address.submit}
      />
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
      <SearchResults
        {...results}
        filter={areas.length > 0 && <AreaFilter areas={areas} current={address.area} onChange={address.setArea} />}
        onSuggestion={address.setTyped}
      />
    </div>
  );
}

/** The built page's title has no query; React inserts this one before it, and removes it again. */
function titleOfTab(query: string): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return [text.titleFor(query), site].filter(Boolean).join(" | ");
}

/** False during hydration, whose output must match the page as built, without a query. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
