/** Folder of files that articles show or link to, published unchanged, each in a folder named by a hash of its content. */
export const fileFolder = "/static/files/";
