/** Folder of the articles' HTML: one JSON string per file, named by a hash of its content. */
export const textFolder = "/static/text/";

/** Folder of files that articles show or link to, published unchanged, each in a folder named by a hash of its content. */
export const fileFolder = "/static/files/";

/** Attribute with the address of an element's text file. */
export const textAttribute = "data-text";
