/**
 * Parts of addresses that cause errors in encodings, routers or file systems, or that people paste.
 */
const parts = [
  ["plain", "a"],
  ["Chinese", "日志"],
  ["encoded Chinese", "%E6%97%A5"],
  ["lower-case encoding", "%e5%bf%97"],
  ["encoded ASCII", "%61"],
  ["encoded twice", "%2561"],
  ["encoded three times", "%252561"],
  ["percent", "%25"],
  ["bare percent", "%"],
  ["broken percent", "%zz"],
  ["half a character", "%E0%A4"],
  ["surrogate", "%ED%A0%80"],
  ["overlong", "%C0%AF"],
  ["emoji", "🎉"],
  ["combined", "é"],
  ["right to left", "%E2%80%AE"],
  ["nothing seen", "%E2%80%8B"],
  ["slash", "%2F"],
  ["slash twice", "%252F"],
  ["backslash", "%5C"],
  ["question", "%3F"],
  ["hash", "%23"],
  ["ampersand", "&b=1"],
  ["plus", "C++"],
  ["encoded plus", "%2B"],
  ["space", "%20"],
  ["line break", "%0A"],
  ["zero", "%00"],
  ["parameter", ":id"],
  ["wildcard", "*"],
  ["dot", "."],
  ["encoded dots", "%2e%2e"],
  ["semicolon", ";x=1"],
  ["markup", "<b>"],
  ["encoded markup", "%3Cscript%3E"],
  ["quotes", "'%22"],
  ["file", "x.json"],
  ["page file", "x.html"],
  ["property", "__proto__"],
  ["own name", "404.html"],
  ["data", "assets"],
  ["long", "长".repeat(900)],
] as const;

const joints = ["/", "//", "", "/./", "/"];
const tails = ["", "/", ".html", "/index.html", "%20", "?", "?a=%", "?a=1?b", "#", "#100%", "#%E5%B9"];

/** Returns a deterministic generator of integers, by Park and Miller. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

interface OddAddress {
  readonly address: string;
  /** The kind of oddity. Programs treat addresses of one kind alike. */
  readonly kind: string;
}

/**
 * Generates addresses with random odd parts, the same on every run.
 * @param pages addresses of pages, some of which the odd parts follow
 */
export function oddAddresses(count: number, pages: readonly string[]): OddAddress[] {
  const next = numbers(27);
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  return Array.from({ length: count }, () => {
    const kinds = new Set<string>();
    let address = next(2) === 0 ? pick(pages) : "";
    if (address !== "") kinds.add("page");
    for (let left = 1 + next(3); left > 0; left -= 1) {
      const [kind, text] = pick(parts);
      kinds.add(kind);
      address += pick(joints) + text;
    }
    const tail = pick(tails);
    kinds.add(`ends ${tail}`);
    return { address: `/${address.replace(/^\/+/, "")}${tail}`, kind: [...kinds].sort().join(", ") };
  });
}

/**
 * Returns up to `count` addresses: each part alone and at the end of a page's address,
 * then one random address of each kind.
 */
export function distinctOddAddresses(count: number, pages: readonly string[]): string[] {
  const alone = parts.flatMap(([, text], at) => [`/${text}`, `${pages[at % pages.length]}${text}`]);
  const seen = new Set<string>();
  const further = oddAddresses(4_000, pages).filter(({ kind }) => !seen.has(kind) && seen.add(kind));
  return [...new Set([...alone, ...further.map(({ address }) => address)])].slice(0, count);
}
