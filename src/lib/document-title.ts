/** Returns a document's title without the site's name, which follows ` | ` in every title. */
export function withoutSiteName(title: string): string {
  return title.replace(/ \| [^|]*$/, "");
}
