import type { SearchParts } from "./search-parts";
import { soundOf, spellingOf } from "./sounds";

/** Data about a Chinese character, from the search files. */
interface Character {
  /** Syllables without tones. */
  readonly readings: readonly string[];
  /**
   * The form of this character in the site's script; "" if the character belongs to that script.
   */
  readonly own: string;
  /** Characters of the site that this one may be mistaken for. */
  readonly alike: readonly string[];
}

/**
 * Finds what a reader meant when a query contains characters of the other Chinese script, pinyin,
 * or a wrong character.
 */
export class ChineseInput {
  constructor(private readonly parts: SearchParts) {}

  /** Converts text to the site's script. */
  toOwn(text: string): string {
    return text.replace(/\p{Script=Han}/gu, (char) => this.#character(char).own || char);
  }

  /**
   * Returns at most `mostWords` parts of headings with this pinyin, in full or as initials:
   * `neicun` and `nc` both find 内存. Initials are tried only if no full spelling matches.
   */
  spelt(letters: string): string[] {
    const words: string[] = [];
    for (const [key, value] of this.parts.withPrefix("spellings", spellingOf(letters))) {
      const [last = "", ...of] = value.split(" ");
      // The last syllable may be incomplete, but not missing.
      if (letters.length > key.length - Number(last)) words.push(...of);
    }
    if (words.length > 0) return words.slice(0, mostWords);
    const [, ...byInitials] = this.parts.value("spellings", letters.toUpperCase())?.split(" ") ?? [];
    return byInitials;
  }

  /**
   * Returns characters that a reader may have meant instead of the character at index `at`. Each
   * result either looks like that character, or sounds like it and, together with a neighbour, is a
   * pair that occurs on the site.
   */
  meantBy(chars: readonly string[], at: number): string[] {
    const found = [...this.#character(chars[at] ?? "").alike];
    for (const [from, place] of [
      [at - 1, 1],
      [at, 0],
    ] as const) {
      const [first, second] = [chars[from], chars[from + 1]];
      if (first === undefined || second === undefined) continue;
      const neighbour = place === 1 ? first : second;
      for (const pair of this.#soundingLike(first, second))
        if (pair[1 - place] === neighbour) found.push(pair[place] ?? "");
    }
    return [...new Set(found)].filter((char) => char !== chars[at]);
  }

  #soundingLike(first: string, second: string): string[][] {
    const syllables = (char: string) => this.#character(char).readings.map(soundOf);
    return syllables(first).flatMap((a) =>
      syllables(second).flatMap((b) => {
        const chars = [...(this.parts.value("sounds", `${a} ${b}`) ?? "")];
        return chars.flatMap((char, at) => (at % 2 === 0 ? [[char, chars[at + 1] ?? ""]] : []));
      }),
    );
  }

  #character(char: string): Character {
    const [readings = "", own = "", alike = ""] = this.parts.value("characters", char)?.split("|") ?? [];
    return { readings: readings.split(",").filter(Boolean), own, alike: [...alike] };
  }
}

/** Maximum number of words to try for one spelling. */
const mostWords = 3;
