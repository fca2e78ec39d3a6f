/**
 * What the search knows of single Chinese characters: how they are read, which traditional ones they have, which ones look
 * like them. Fetched for the first query that has something the site does not have as typed.
 */
export interface ChineseTable {
  /** Syllables without tones, each before the characters that are read so: `a阿啊 ai爱唉`. */
  readonly pinyin: string;
  /** Traditional characters, and at the same places in `simplified` what they are on this site. */
  readonly traditional: string;
  readonly simplified: string;
  /** Groups of characters that are taken for one another by their looks: `己已巳 末未`. */
  readonly alike: string;
}
