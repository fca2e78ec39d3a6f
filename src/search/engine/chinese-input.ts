import type { ChineseTable } from "../../contract/search-files";

/** More readings of one word are not tried. */
const mostWords = 3;
/** The syllables, letters and digits of a heading, in order. */
interface Spelling {
  /** The characters, folded. */
  readonly text: string;
  /** For each character how it may be spelt. */
  readonly units: readonly (readonly string[])[];
}

/** What a reader meant who typed traditional characters, pinyin or a character that sounds the same. */
export class ChineseInput {
  private readonly readings = new Map<string, string[]>();
  private readonly sounds = new Map<string, string>();
  private readonly simplified: ReadonlyMap<string, string>;
  private readonly spellings: readonly Spelling[];
  private readonly looks = new Map<string, string>();

  /** @param headings titles, headings and tags, folded; the first ones are preferred */
  constructor({ pinyin, traditional, simplified, alike }: ChineseTable, headings: readonly string[]) {
    for (const [right = "", ...wrong] of alike.split(" "))
      for (const char of wrong) this.looks.set(char, (this.looks.get(char) ?? "") + right);
    for (const entry of pinyin.split(" ")) {
      const syllable = /^[a-z]*/.exec(entry)?.[0] ?? "";
      const characters = entry.slice(syllable.length);
      const sound = soundOf(syllable);
      this.sounds.set(sound, (this.sounds.get(sound) ?? "") + characters);
      for (const char of characters) this.readings.set(char, [...(this.readings.get(char) ?? []), syllable]);
    }
    const to = [...simplified];
    this.simplified = new Map([...traditional].map((char, index) => [char, to[index] ?? char]));
    this.spellings = headings.map((text) => ({
      text,
      units: [...text].map((char) => this.readings.get(char) ?? [char]),
    }));
  }

  /** The text in simplified characters. */
  simplify(text: string): string {
    return text.replace(/\p{Script=Han}/gu, (char) => this.simplified.get(char) ?? char);
  }

  /** Parts of headings that are spelt so, in full or by initials: neicun and nc are 内存. */
  spelt(letters: string): string[] {
    const found = new Map<string, number>();
    for (const by of [whole, initial]) {
      for (const { text, units } of this.spellings) {
        const chars = [...text];
        for (let start = 0; start < chars.length; start++) {
          const end = endOf(units, start, letters, by);
          if (end === undefined || end - start < 2) continue;
          const word = chars.slice(start, end).join("");
          // A whole heading is what was meant sooner than a part of one.
          found.set(word, (found.get(word) ?? 0) + (start === 0 && end === chars.length ? 3 : 1));
        }
      }
      if (found.size > 0) break;
    }
    return [...found]
      .sort(([, a], [, b]) => b - a)
      .map(([word]) => word)
      .slice(0, mostWords);
  }

  /** Characters that look or sound like this one, those that are often confused included: z and zh, n and ng. */
  takenFor(char: string): string[] {
    const looks = this.looks.get(char) ?? "";
    const sounds = (this.readings.get(char) ?? []).map((syllable) => this.sounds.get(soundOf(syllable)) ?? "");
    return [...new Set(looks + sounds.join(""))].filter((other) => other !== char);
  }
}

const whole = (unit: string) => unit;
const initial = (unit: string) => unit.slice(0, 1);

/** Where the spelling ends if the letters are spelt from `start`; the last syllable may be unfinished. */
function endOf(units: Spelling["units"], start: number, letters: string, by: typeof whole): number | undefined {
  if (letters === "") return start;
  for (const unit of units[start] ?? []) {
    const spelt = by(unit);
    if (spelt.trim() === "") continue;
    if (letters.startsWith(spelt)) {
      const end = endOf(units, start + 1, letters.slice(spelt.length), by);
      if (end !== undefined) return end;
    }
    if (spelt.startsWith(letters)) return start + 1;
  }
  return undefined;
}

function soundOf(syllable: string): string {
  return syllable.replace(/^([zcs])h/, "$1").replace(/ng$/, "n");
}
