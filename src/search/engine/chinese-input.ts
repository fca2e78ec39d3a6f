import type { ChineseTable } from "../../contract/search-files";

/** Maximum number of words to try for one spelling. */
const mostWords = 3;

/** Number of letters in zhuang. */
const longestSyllable = 6;

/**
 * Finds what a reader meant by characters of the other script, pinyin, or a character that sounds
 * or looks the same.
 */
export class ChineseInput {
  /** Syllables by character, characters by sound, and correct characters by similar ones. */
  private readonly readings = new Map<string, string[]>();
  private readonly sounds = new Map<string, string[]>();
  private readonly looks = new Map<string, string[]>();
  private readonly own: ReadonlyMap<string, string>;
  private readonly headings: readonly (readonly string[])[];

  /** @param headings titles, headings and tags, folded; earlier ones are preferred */
  constructor({ pinyin, foreign, own, alike }: ChineseTable, headings: readonly string[]) {
    for (const [right = "", ...wrong] of alike.split(" ")) for (const char of wrong) append(this.looks, char, right);
    for (const entry of pinyin.split(" ")) {
      const [, syllable = "", characters = ""] = /^([a-z]*)(.*)$/u.exec(entry) ?? [];
      for (const char of characters) {
        append(this.sounds, soundOf(syllable), char);
        append(this.readings, char, syllable);
      }
    }
    const to = [...own];
    this.own = new Map([...foreign].map((char, index) => [char, to[index] ?? char]));
    this.headings = headings.map((text) => [...text]);
  }

  /** Converts a text to the script of the site. */
  toOwn(text: string): string {
    return text.replace(/\p{Script=Han}/gu, (char) => this.own.get(char) ?? char);
  }

  /** Returns parts of headings with this spelling, in full or by initials: neicun and nc are 内存. */
  spelt(letters: string): string[] {
    for (const most of [longestSyllable, 1]) {
      const found = new Map<string, number>();
      for (const heading of this.headings) {
        for (const start of heading.keys()) {
          const length = (this.endOf(heading, start, letters, most) ?? start) - start;
          if (length < 2) continue;
          const word = heading.slice(start, start + length).join("");
          // A whole heading is a more likely meaning than a part of one.
          found.set(word, (found.get(word) ?? 0) + (length === heading.length ? 3 : 1));
        }
      }
      const words = [...found].sort(([, a], [, b]) => b - a).map(([word]) => word);
      if (words.length > 0) return words.slice(0, mostWords);
    }
    return [];
  }

  /**
   * Returns characters that look or sound like this one. Sounds that are often confused count as
   * equal: z and zh, n and ng.
   */
  takenFor(char: string): string[] {
    const looks = this.looks.get(char) ?? [];
    const sounds = (this.readings.get(char) ?? []).flatMap((syllable) => this.sounds.get(soundOf(syllable)) ?? []);
    return [...new Set([...looks, ...sounds])].filter((other) => other !== char);
  }

  /**
   * Returns where a spelling that begins at `start` ends. Each character takes at most `most`
   * letters, and the last one may be incomplete.
   */
  private endOf(heading: readonly string[], start: number, letters: string, most: number): number | undefined {
    if (letters === "") return start;
    const char = heading[start] ?? " ";
    for (const spelt of (this.readings.get(char) ?? [char]).map((unit) => unit.slice(0, most))) {
      if (spelt.trim() === "") continue;
      if (letters.startsWith(spelt)) {
        const end = this.endOf(heading, start + 1, letters.slice(spelt.length), most);
        if (end !== undefined) return end;
      }
      if (spelt.startsWith(letters)) return start + 1;
    }
    return undefined;
  }
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function soundOf(syllable: string): string {
  return syllable.replace(/^([zcs])h/, "$1").replace(/ng$/, "n");
}
