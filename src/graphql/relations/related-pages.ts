import type { ContentPage } from "../../content/kind";
import type { ArticleSummary } from "../../markdown/article-store";
import { fold, indexTokens } from "../../search/model/chinese-text";

const mostRelated = 5;
/** Minimum similarity of related pages, roughly from 0 to 1. */
const leastSimilarity = 0.16;
/**
 * Total bonus for a page's links, shared equally among them, because a page with many links may be
 * only a list.
 */
const forLinks = 0.4;
/** Bonus for each tag that two pages share. */
const forTag = 0.05;
/** How many times a word in the title counts. */
const titleWeight = 3;

/** A page of any kind. Some kinds have tags. */
type Tagged = ContentPage & { readonly tagRefs?: readonly { readonly slug: string }[] };

/**
 * Returns up to `most` similar listed pages for each listed page, by the page's file. Similarity is
 * the cosine of tf-idf vectors of the words in titles, headings, descriptions and questions, so
 * rare words count more. Links between two pages add to the similarity. Shared tags add to it only
 * if the pages also share a word or a link.
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
  const vectors = vectorsOf(listed.map((page) => weightedWords(page, headings.get(page.file) ?? [])));
  const postings = postingsOf(vectors);
  const links = linksBetween(listed, backlinks);
  const nearness = new Float64Array(listed.length);
  const add = (other: number, near: number) => {
    nearness[other] = (nearness[other] ?? 0) + near;
  };
  return new Map(
    listed.map((page, index) => {
      nearness.fill(0);
      for (const [word, weight] of vectors[index] ?? [])
        for (const { page: other, weight: itsWeight } of postings.get(word) ?? []) add(other, weight * itsWeight);
      for (const [other, near] of links[index] ?? []) add(other, near);
      const tags = tagsOf(page);
      const ranked = listed
        .flatMap((candidate, other) => {
          const near = nearness[other] ?? 0;
          if (other === index || near <= 0 || near + forTag * tags.length < leastSimilarity) return [];
          return { candidate, near: near + forTag * tagsOf(candidate).filter((slug) => tags.includes(slug)).length };
        })
        .filter(({ near }) => near >= leastSimilarity)
        .sort((a, b) => b.near - a.near || a.candidate.file.localeCompare(b.candidate.file, "en"));
      return [page.file, ranked.slice(0, mostRelated).map(({ candidate }) => candidate)];
    }),
  );
}

interface Posting {
  /** Index of a page that contains the word. */
  readonly page: number;
  readonly weight: number;
}

function postingsOf(vectors: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, readonly Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [page, vector] of vectors.entries()) {
    for (const [word, weight] of vector) {
      const list = postings.get(word);
      if (list) list.push({ page, weight });
      else postings.set(word, [{ page, weight }]);
    }
  }
  return postings;
}

/**
 * Returns the bonuses for links between listed pages. The list has a map for each page,
 * from the index of another page to the bonus.
 */
function linksBetween(
  listed: readonly ContentPage[],
  backlinks: ReadonlyMap<string, readonly ContentPage[]>,
): readonly ReadonlyMap<number, number>[] {
  const indexes = new Map(listed.map((page, index) => [page, index]));
  const linked = new Map<ContentPage, number>();
  for (const from of [...backlinks.values()].flat()) linked.set(from, (linked.get(from) ?? 0) + 1);
  const links = listed.map(() => new Map<number, number>());
  const add = (one: number, other: number, near: number) =>
    links[one]?.set(other, (links[one]?.get(other) ?? 0) + near);
  for (const [to, page] of listed.entries()) {
    for (const from of backlinks.get(page.file) ?? []) {
      const index = indexes.get(from);
      if (index === undefined || index === to) continue;
      const near = forLinks / (linked.get(from) ?? 1);
      add(index, to, near);
      add(to, index, near);
    }
  }
  return links;
}

function weightedWords({ title, descriptionText, questions }: ContentPage, headings: readonly string[]): string[] {
  const tokens = (text: string) => Object.values(indexTokens(fold(text))).flat();
  const titleWords = tokens(title);
  return [
    ...Array.from({ length: titleWeight }, () => titleWords).flat(),
    ...tokens([...headings, descriptionText ?? "", ...questions].join("\n")),
  ];
}

/**
 * Returns each page's word weights, as vectors of length 1, or of length 0 if no words are left.
 * Leaves out words that occur on a single page, and words on more than a quarter of the pages and
 * more than two pages, because they do not distinguish pages.
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

function tagsOf({ tagRefs = [] }: Tagged): string[] {
  return tagRefs.map(({ slug }) => slug);
}
