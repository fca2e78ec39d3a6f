import { site } from "../../config/site";

/**
 * Where the repository shows a file of the content folder, for hosts whose addresses to edit a file and to read it differ
 * in one word as GitHub's and GitLab's do; elsewhere the address to edit it.
 * @param file path below the content folder
 * @param lines `10-25`, which the page opens at
 * @returns null where the site names no repository
 */
export function fileAddress(file: string, lines: string | undefined): string | null {
  const { editUrl } = site.docs;
  if (!editUrl) return null;
  const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?/.exec(lines ?? "") ?? [];
  const place = first === undefined ? "" : `#L${first}${last === undefined ? "" : `-L${last}`}`;
  return encodeURI(editUrl.replace(/\/(?:edit|tree)\//, "/blob/") + file) + place;
}
