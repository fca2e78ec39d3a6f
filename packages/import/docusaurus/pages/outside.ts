import { wordsOf } from "../../data";
import { docusaurusMessages } from "../../messages/docusaurus-messages";
import type { Notes } from "../../notes";
import type { SiteParts } from "../config/site-parts";

/** Names content that lies outside the folder that is imported: `path: "../docs"`. */
export function noteOutside({ docs, blogs, pages }: SiteParts, file: string, notes: Notes): void {
  for (const { folder, options } of [...docs, ...blogs, ...pages]) {
    if (folder === null) notes.left({ file, found: wordsOf(options.path) ?? "" }, docusaurusMessages.outside);
  }
}
