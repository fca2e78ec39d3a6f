import { type Diagnostic, quote } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import type { PostFields } from "./post-fields";

/** Reports posts whose author is not in authors.yml. */
export function unknownAuthors(
  posts: readonly Pick<PostFields, "file" | "authorRefs">[],
  keys: readonly string[],
): Diagnostic[] {
  return posts.flatMap(({ file, authorRefs }) =>
    authorRefs
      .flatMap(({ key, name }) => (key === null || name !== null || keys.includes(key) ? [] : [key]))
      .map((key): Diagnostic => {
        const meant = nearest(key, keys);
        return {
          severity: "error",
          file,
          field: "authors",
          message: `authors.yml里没有${quote(key)}`,
          fix: meant === undefined ? `在authors.yml里加上${key}: { name: 名字 }` : `authors: ${meant}`,
        };
      }),
  );
}
