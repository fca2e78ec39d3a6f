import type { Replacement, TagUse } from "../markdown/nested-tags";
import type { Notes } from "../notes";

/** The project data that a tag's conversion depends on. */
export interface TagContext {
  readonly file: string;
  readonly notes: Notes;
  /** Returns a post's title and link, by its slug or title. */
  readonly post: (slug: string) => { readonly title: string; readonly href: string } | undefined;
  /**
   * Moves the friends in a `{% flink %}` to friends.yml; returns false if they stay on the page.
   */
  readonly takeFriends: (body: string, line: number) => boolean;
  /** Returns the text of a file below `code_dir`. */
  readonly code: (file: string) => string | undefined;
}

/**
 * Converts a tag to Markdown. Returns null if the tag has no counterpart, or not with these
 * arguments.
 * @param words the arguments, without quotes
 */
export type TagRule = (use: TagUse, words: readonly string[], context: TagContext) => Replacement | null;
