/** Folder of the deployed site with scripts, styles and sidebars, each with a hash of its content in its name. */
export const assetFolder = "assets/";

/** Name of the service worker, at the top of the site: it may answer for what lies beside and below it. */
export const workerFile = "sw.js";
