import { siteFile } from "../../config/language";
import { say } from "../../config/say";
import { site, siteLineOf } from "../../config/site";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { configMessages } from "../../text/diagnostics/config-messages";

/** Reports an `author` of site.yml whom authors.yml does not know. @param keys of authors.yml */
export function checkAuthor(keys: readonly string[], { author } = site): Diagnostic[] {
  if (author === null || keys.includes(author)) return [];
  const wording = say(configMessages.unknownAuthor(author, nearest(author, keys)));
  return [{ severity: "error", file: siteFile, field: "author", line: siteLineOf("author"), ...wording }];
}
