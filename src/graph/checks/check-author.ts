import { site, siteLineOf } from "../../config/site";
import { siteFile } from "../../config/site-file";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";

/** Reports an `author` of site.yml whom authors.yml does not know. @param keys of authors.yml */
export function checkAuthor(keys: readonly string[], { author } = site): Diagnostic[] {
  if (author === null || keys.includes(author)) return [];
  const meant = nearest(author, keys);
  const fix = meant === undefined ? `在authors.yml里写${author}: { name: 名字 }，或删去这一行` : `author: ${meant}`;
  const message = `authors.yml里没有${JSON.stringify(author)}`;
  return [{ severity: "error", file: siteFile, field: "author", line: siteLineOf("author"), message, fix }];
}
