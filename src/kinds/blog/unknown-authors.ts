import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import type { PostFields } from "./post-fields";

/** Posts that name an author who is not in authors.yml. */
export function unknownAuthors(
  posts: readonly Pick<PostFields, "file" | "authorRefs">[],
  keys: readonly string[],
): Diagnostic[] {
  return posts.flatMap(({ file, authorRefs }) =>
    authorRefs
      .filter(({ key, name }) => key !== null && name === null && !keys.includes(key))
      .map(({ key }): Diagnostic => {
        const meant = nearest(key ?? "", keys);
        const fix = meant === undefined ? `add ${key}: { name: 名字 } to authors.yml` : `authors: ${meant}`;
        return {
          severity: "error",
          file,
          field: "authors",
          message: `${JSON.stringify(key)} is not in authors.yml`,
          fix,
        };
      }),
  );
}
