import { readFileSync } from "node:fs";
import { gatsbyRequire } from "./gatsby-require";

/**
 * Checks that a file of Gatsby still contains the names that a patch relies on, such as those of
 * private events. Nothing else would detect a missing name: a patch for an event that is gone does
 * nothing.
 * @param file a file of a package: `gatsby/dist/redux/index.js`
 * @param patch the file name of the patch in this folder, for the message
 * @throws Error if the file lacks one of `texts`
 */
export function expectSource(file: string, texts: readonly string[], patch: string): void {
  const source = readFileSync(gatsbyRequire().resolve(file), "utf8");
  const missing = texts.filter((text) => !source.includes(text));
  if (missing.length === 0) return;
  throw new Error(
    `${file} no longer contains ${missing.join(", ")}, as in Gatsby 5.16: see src/gatsby/patches/${patch}`,
  );
}
