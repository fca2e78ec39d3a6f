import type { ContentPage } from "../../content/kind";
import type { ArticleSummary } from "../../markdown/article-store";
import { fold, indexTokens } from "../../search/model/chinese-text";

const most = 5;
/** Minimum similarity of related pages, roughly from 0 to 1. */
const least = 0.16;
/**
 * Bonus for links, divided by the number of links of a page. A page with many links is only a list.
 */
const forLinks = 0.4;
/** Bonus for each tag that both pages have. */
const forTag = 0.05;
/** How many times a word of the title counts. */
const titleWeight = 3;

/** A page of any kind, which may have tags. */
type Tagged = ContentPage & { readonly tagRefs?: readonly { readonly slug: string }[] };

/**
 * Returns the most similar listed pages for each page, by its file. Similarity is the cosine of
 * tf-idf vectors of the words in titles, headings, descriptions and questions, so rare words count
 * more. Links between two pages and their common tags add to it.
 */
export function relatedPages(
  pages: readonly ContentPage[],
  articles: readonly Pick<ArticleSummary, "file" | "headings">[],
  backlinks: ReadonlyMap<string, readonly ContentPage[]>,
): ReadonlyMap<string, readonly ContentPage[]> {
  const headings = new Map(
    articles.map(({ file, headings: pageHeadings }) => [file, pageHeadings.map(({ text }) => text)]),
  );
  const listed = pages.filter((page) => page.listed);
  const vectors = vectorsOf(listed.map((page) => wordsOf(page, headings.get(page.file) ?? [])));
  /** Indexes of the pages that contain a word, by the word. */
  const places = new Map<string, number[]>();
  for (const [index, vector] of vectors.entries())
    for (const word of vector.keys()) places.set(word, [...(places.get(word) ?? []), index]);
  const linked = new Map<ContentPage, number>();
  for (const from of [...backlinks.values()].flat()) linked.set(from, (linked.get(from) ?? 0) + 1);
  const linkOf = (from: ContentPage, to: ContentPage) =>
    (backlinks.get(to.file) ?? []).includes(from) ? forLinks / (linked.get(from) ?? 1) : 0;

  return new Map(
    listed.map((page, index) => {
      const nearness = new Map<number, number>();
      for (const [word, weight] of vectors[index] ?? [])
        for (const other of places.get(word) ?? [])
          nearness.set(other, (nearness.get(other) ?? 0) + weight * (vectors[other]?.get(word) ?? 0));
      const ranked = listed
        .flatMap((candidate, other) => {
          const near = (nearness.get(other) ?? 0) + (linkOf(page, candidate) + linkOf(candidate, page));
          if (candidate === page || near <= 0) return [];
          return { candidate, near: near + forTag * sharedTags(page, candidate) };
        })
        .filter(({ near }) => near >= least)
        .sort((a, b) => b.near - a.near || a.candidate.file.localeCompare(b.candidate.file, "en"));
      return [page.file, ranked.slice(0, most).map(({ candidate }) => candidate)];
    }),
  );
}

function wordsOf({ title, descriptionText, questions }: ContentPage, headings: readonly string[]): string[] {
  const tokens = (text: string) => Object.values(indexTokens(fold(text))).flat();
  const titleWords = tokens(title);
  return [
    ...Array.from({ length: titleWeight }, () => titleWords).flat(),
    ...tokens([...headings, descriptionText ?? "", ...questions].join("\n")),
  ];
}

/**
 * Returns the weights of the words of each page, as vectors of length 1. A word in more than a
 * quarter of the pages does not distinguish pages.
 */
function vectorsOf(pages: readonly (readonly string[])[]): ReadonlyMap<string, number>[] {
  const frequency = new Map<string, number>();
  for (const words of pages) for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return pages.map((words) => {
    const vector = new Map<string, number>();
    for (const word of words) {
      const among = frequency.get(word) ?? 1;
      if (among > 1 && among <= Math.max(2, pages.length / 4))
        vector.set(word, (vector.get(word) ?? 0) + Math.log(pages.length / among));
    }
    const length = Math.hypot(...vector.values()) || 1;
    return new Map([...vector].map(([word, weight]) => [word, weight / length]));
  });
}

function sharedTags(a: Tagged, b: Tagged): number {
  const slugs = new Set((a.tagRefs ?? []).map(({ slug }) => slug));
  return (b.tagRefs ?? []).filter(({ slug }) => slugs.has(slug)).length;
}
