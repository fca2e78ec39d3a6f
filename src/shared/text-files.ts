/** Folder of the articles' HTML, each a JSON string in a file of its own. A change of the text is a change of the name. */
export const textFolder = "/static/text/";

/** Attribute of the element that holds such a text: the file's address inside the site. */
export const textAttribute = "data-text";
