import type { ModalTranslations } from "@docsearch/react";
import { searchText } from "../../text/search";

const { modal, error } = searchText;

/** DocSearch's strings in Chinese, except those for empty results, which `ModalStatusPanel` shows. */
export const modalTranslations: ModalTranslations = {
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
