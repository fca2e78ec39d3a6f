import { say } from "../../config/say";
import type { Diagnostic } from "../../lib/diagnostic";
import { nearest } from "../../lib/nearest";
import { blogMessages } from "../../text/diagnostics/blog-messages";
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
        const wording = say(blogMessages.unknownAuthor(key, nearest(key, keys)));
        return { severity: "error", file, field: "authors", ...wording };
      }),
  );
}
