import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What css-loader says of the file that has a class. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly rootContext: string;
}

/**
 * Name of a CSS module's class on the built site, about four characters: three letters for the file, then the index of
 * the class in it. It depends on that file alone, so that what webpack has cached stays valid.
 */
export function shortClassName({ resourcePath, rootContext }: LoaderContext, _pattern: string, name: string): string {
  const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
  return `${filePrefix(file)}${localNames(resourcePath).indexOf(name).toString(36)}`;
}

/** Three letters for a file; a test makes sure that no two files have the same. */
export function filePrefix(file: string): string {
  let number = createHash("sha1").update(file).digest().readUInt32BE() % 26 ** 3;
  let letters = "";
  for (; letters.length < 3; number = Math.floor(number / 26)) letters += String.fromCharCode(97 + (number % 26));
  return letters;
}

/** Everything in a CSS module that css-loader renames, or that looks like it, in the order of its first mention. */
function localNames(file: string): string[] {
  const names = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes\s+|:local\()([a-zA-Z_][\w-]*)/g);
  return [...new Set([...names].map(([, name = ""]) => name))];
}
