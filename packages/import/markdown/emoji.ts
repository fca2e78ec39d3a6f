import { nameToEmoji } from "gemoji";

/** `:tada:` as the character it stands for; names that nobody knows stay. */
export function withEmoji(words: string): string {
  return words.replace(/(?<![\w:\\]):([a-z0-9_+-]+):(?!\w)/g, (written, name: string) => nameToEmoji[name] ?? written);
}
