/** Most characters of a query, in every field and in the address. */
export const longestQuery = 512;

/** Id of the form in the bar that leads to the search page, and opens the dialog where scripts run. */
export const searchFormId = "site:search";

/** Attribute of the root element: the reader has pressed the search's key before the site's script was there. */
export const searchAskedAttribute = "data-site-search-asked";
