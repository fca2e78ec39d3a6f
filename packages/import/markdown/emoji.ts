import { nameToEmoji } from "gemoji";

/** Replaces names such as `:tada:` with their emoji. Unknown names stay. */
export function withEmoji(words: string): string {
  return words.replace(/(?<![\w:\\]):([a-z0-9_+-]+):(?!\w)/g, (written, name: string) => nameToEmoji[name] ?? written);
}
