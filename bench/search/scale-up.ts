import type { Records } from "../../e2e/support/search/site-pages";
import type { SearchOutline, SearchPage, SearchText } from "../../src/contract/search-files";
import { Random } from "./random";

/**
 * Enlarges the records to a number of pages with copies whose sentences are shuffled. The copies
 * are as varied and as hard to compress as real text.
 */
export function scaleUp({ manifest, titles, outlines, texts, chinese }: Records, pageCount: number): Records {
  const random = new Random(7);
  const sentences = texts
    .flat(2)
    .flatMap(([text]) => text.split(/(?<=[。！？\n])/))
    .filter((sentence) => sentence.length > 4);
  const shuffled = (text: string) => {
    let result = "";
    while (result.length < text.length) result += random.pick(sentences);
    return result.slice(0, text.length);
  };
  const pages: SearchPage[] = [...titles.pages];
  const allOutlines: SearchOutline[] = [...outlines];
  const more: (readonly SearchText[])[][] = texts.map((file) => [...file]);
  const originals = placesOf(titles.pages);
  while (pages.length < pageCount) {
    const source = originals[pages.length % originals.length];
    if (!source) break;
    const { page, place } = source;
    const copy = Math.floor(pages.length / originals.length);
    const outline = outlines[pages.length % originals.length];
    pages.push({ ...page, path: `${page.path}-${copy}`, title: `${page.title}${copy}` });
    allOutlines.push({
      ...(outline?.questions && { questions: outline.questions.map(shuffled) }),
      headings: (outline?.headings ?? []).map(([id, level, title]) => [id, level, `${title}${copy}`]),
    });
    more[page.file]?.push(
      (texts[page.file]?.[place] ?? []).map(
        (section): SearchText => [shuffled(section[0]), ...section.slice(1).map(shuffled)],
      ),
    );
  }
  // The pages of a file must be in the order of its texts: originals first, then copies.
  return { manifest, titles: { ...titles, pages }, outlines: allOutlines, texts: more, chinese };
}

function placesOf(pages: readonly SearchPage[]): { page: SearchPage; place: number }[] {
  const next = new Map<number, number>();
  return pages.map((page) => {
    const place = next.get(page.file) ?? 0;
    next.set(page.file, place + 1);
    return { page, place };
  });
}
