import type { SitePage } from "../../e2e/support/search/site-pages";
import { fold } from "../../src/search/model/chinese-text";
import { Random } from "./random";

export interface Query {
  readonly kind: string;
  readonly text: string;
  /** Address of the page that the query was taken from. */
  readonly expected: string;
}

/**
 * Maximum number of pages that contain a query. With more, the query's page need not be among the
 * first three results.
 */
const mostPages = 3;

/**
 * Picks queries from the site's own pages with a seeded random generator. A query's page is the
 * expected result, so a string qualifies only if it occurs on at most three pages. Titles always
 * qualify.
 */
export function makeQueries(pages: readonly SitePage[]): Query[] {
  const random = new Random(20251121);
  const isRare = (text: string) => pages.filter(({ folded }) => folded.includes(fold(text))).length <= mostPages;
  const take = (
    kind: string,
    page: SitePage,
    candidates: readonly string[],
    change: (text: string) => string = (text) => text,
  ) => {
    for (let attempt = 0; attempt < 40 && candidates.length > 0; attempt++) {
      const found = random.pick(candidates) ?? "";
      if (isRare(found)) return [{ kind, text: change(found), expected: page.path }];
    }
    return [];
  };

  return pages.flatMap((page, number) => {
    const { text, title } = page;
    const length = 2 + (number % 5);
    const words = text.match(/(?<![A-Za-z\d_])[A-Za-z]{6,14}(?![A-Za-z\d_])/g) ?? [];
    return [
      ...[length, 2 + ((number + 2) % 5)].flatMap((size) =>
        take(`Chinese, ${size} characters`, page, substrings(text, size)),
      ),
      { kind: "title", text: title, expected: page.path },
      ...take(
        "command",
        page,
        text.match(
          /^(?:\$ )?(?:docker|git|go|python3?|gcc|g\+\+|ls|ps|curl|ip|ss|systemctl|apt|pip|grep|find|tar) [^\n#|]{3,40}$/gm,
        ) ?? [],
        (line) => line.replace(/^\$ /, ""),
      ),
      ...take("identifier", page, text.match(/[A-Za-z]\w*(?:::\w+|_\w+|[a-z][A-Z]\w+|-\w+)+/g) ?? []),
      ...take("mixed", page, text.match(/\p{Script=Han}{1,3}[A-Za-z]{2,12}\p{Script=Han}{1,3}/gu) ?? []),
      ...(number % 3 === 0 ? take("full-width", page, words, fullWidth) : []),
      ...(number % 3 === 1 ? take("upper case", page, words, (word) => word.toUpperCase()) : []),
      ...(number % 3 === 2 ? take("misspelt", page, words, (word) => misspell(word, random)) : []),
    ];
  });
}

function substrings(text: string, size: number): string[] {
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return runs.flatMap((run) => {
    const chars = [...run];
    return Array.from({ length: Math.max(0, chars.length - size + 1) }, (_, at) => chars.slice(at, at + size).join(""));
  });
}

function fullWidth(word: string): string {
  return word.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
}

/** Swaps two letters, or drops one. */
function misspell(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2);
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return swapped === word || random.below(2) === 0 ? word.slice(0, at) + word.slice(at + 1) : swapped;
}
