/** Maximum number of characters in a query, in every field and in the address. */
export const longestQuery = 512;

/**
 * Id of the form in the navbar. It leads to the search page, and opens the dialog when scripts run.
 */
export const searchFormId = "site:search";

/**
 * Attribute of the root element. It means that the reader pressed the search's key before the
 * site's script loaded.
 */
export const searchAskedAttribute = "data-site-search-asked";
