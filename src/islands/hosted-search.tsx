import { DocSearchModal } from "@docsearch/react";
import { navigate, withPrefix } from "gatsby";
import { useState } from "react";
import { createPortal } from "react-dom";
import insightsClient from "search-insights";
import { searchSettings } from "../browser/settings";
import { contextFilters } from "../contract/docsearch-records";
import { searchText } from "../text/texts";

interface HostedSearchProps {
  readonly initialQuery: string;
  readonly close: () => void;
}

const { modal, error, noResults } = searchText;

const translations = {
  searchBox: {
    resetButtonTitle: modal.clear,
    resetButtonAriaLabel: modal.clear,
    cancelButtonText: modal.cancel,
    cancelButtonAriaLabel: modal.cancel,
    searchInputLabel: modal.label,
  },
  startScreen: {
    recentSearchesTitle: modal.recent,
    noRecentSearchesText: modal.noRecent,
    saveRecentSearchButtonTitle: modal.save,
    removeRecentSearchButtonTitle: modal.removeRecent,
    favoriteSearchesTitle: modal.favorites,
    removeFavoriteSearchButtonTitle: modal.removeFavorite,
  },
  errorScreen: { titleText: error.title, helpText: error.help },
  noResultsScreen: {
    noResultsText: noResults.text("").replace(/[「“].*/, ""),
    suggestedQueryText: noResults.suggestion,
    reportMissingResultsText: noResults.missing,
    reportMissingResultsLinkText: noResults.report,
  },
  footer: {
    selectText: modal.select,
    selectKeyAriaLabel: modal.enterKey,
    navigateText: modal.navigate,
    navigateUpKeyAriaLabel: modal.upKey,
    navigateDownKeyAriaLabel: modal.downKey,
    closeText: modal.close,
    closeKeyAriaLabel: modal.escapeKey,
    searchByText: modal.provider,
  },
};

/** DocSearch's dialog for a site with an Algolia account, by its documented props; it queries Algolia itself. */
export default function HostedSearch({ initialQuery, close }: HostedSearchProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { algolia, contextualSearch } = searchSettings;
  if (algolia === null || !isOpen) return null;
  const end = () => {
    setIsOpen(false);
    close();
  };
  return createPortal(
    <DocSearchModal
      appId={algolia.appId}
      apiKey={algolia.searchKey}
      indexName={algolia.indexName}
      searchParameters={{ facetFilters: contextFilters(contextualSearch) }}
      placeholder={searchText.placeholder}
      initialQuery={initialQuery}
      initialScrollY={window.scrollY}
      // By default DocSearch would fetch the client from a host that the policy does not name.
      insights={algolia.insights ? { insightsClient } : false}
      translations={translations}
      navigator={{ navigate: ({ itemUrl }) => void navigate(itemUrl) }}
      resultsFooterComponent={({ state }) => (
        <a href={withPrefix(`/${searchSettings.searchPagePath}?q=${encodeURIComponent(state.query)}`)} onClick={end}>
          {searchText.seeAll(Number(state.context["nbHits"]))}
        </a>
      )}
      onClose={end}
    />,
    document.body,
  );
}
