import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What css-loader tells about the file a class stands in. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly rootContext: string;
}

/**
 * Name of a CSS module's class on the built site, about four characters: some letters for the file, then the place of the
 * class in it. It depends on that file alone, so that what webpack keeps from build to build stays right.
 */
export function shortClassName({ resourcePath, rootContext }: LoaderContext, _pattern: string, name: string): string {
  const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
  return `${filePrefix(file)}${localNames(resourcePath).indexOf(name).toString(36)}`;
}

/** Three letters for a file. That no two files get the same is seen to by a test. */
export function filePrefix(file: string): string {
  let number = createHash("sha1").update(file).digest().readUInt32BE() % 26 ** 3;
  let letters = "";
  for (; letters.length < 3; number = Math.floor(number / 26)) letters += String.fromCharCode(97 + (number % 26));
  return letters;
}

/** Everything in a CSS module that is renamed, or looks like it, in the order in which it is first mentioned. */
function localNames(file: string): string[] {
  const names = readFileSync(file, "utf8").matchAll(/(?:\.|@keyframes\s+|:local\()([a-zA-Z_][\w-]*)/g);
  return [...new Set([...names].map(([, name = ""]) => name))];
}
