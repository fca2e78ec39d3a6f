/**
 * Part of every cache key: an article rendered by another version is rendered again. Raise it with every change in this
 * folder, in src/text/article.ts or in the versions of the Markdown, Shiki, KaTeX and Graphviz packages that changes the
 * output for an unchanged file.
 */
export const pipelineVersion = "4";
