/** Maximum number of characters in a query, in every field and in the address. */
export const longestQuery = 512;

/**
 * Id of the form in the navbar. It leads to the search page, or opens the dialog once scripts run.
 */
export const searchFormId = "site:search";

/**
 * Attribute of `<html>`. It means that the reader pressed the search button, Ctrl+K or Command+K
 * before the site's script loaded.
 */
export const searchAskedAttribute = "data-site-search-asked";
