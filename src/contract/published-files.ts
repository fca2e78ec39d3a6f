/** Folder of the articles' HTML, each a JSON string in a file of its own. A change of the text is a change of the name. */
export const textFolder = "/static/text/";

/** Folder of the files that articles show or link to and that go out as they are, each in a folder called by its content. */
export const fileFolder = "/static/files/";

/** Attribute of the element that holds such a text: the file's address inside the site. */
export const textAttribute = "data-text";
