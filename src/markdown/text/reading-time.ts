/**
 * Silent reading of English non-fiction: 238 words a minute (Brysbaert 2019, "How many words do we read per minute?",
 * doi:10.1016/j.jml.2019.104047, a meta-analysis of 190 studies).
 */
const wordsPerMinute = 238;

/**
 * Chinese: measured aloud, the IReST texts (Trauzettel-Klosinski & Dietz 2012, doi:10.1167/iovs.11-8284) take native
 * readers 255 characters a minute. Brysbaert finds silent reading of English 238/183 = 1.3 times as fast as reading
 * aloud; the same step gives 332. It lies in the 300–500 commonly given for Chinese, at the end that suits technical text.
 */
const hanPerMinute = 332;

/**
 * Minutes an article takes to read. Code is not in the counts: readers skim or study it, neither at reading speed.
 * @returns at least 0.1, with one decimal; whoever shows it rounds it up
 */
export function readingTime({ han, words }: { readonly han: number; readonly words: number }): number {
  return Math.max(0.1, Math.round((han / hanPerMinute + words / wordsPerMinute) * 10) / 10);
}
