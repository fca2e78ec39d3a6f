import { Fragment } from "react";

const segmenter = new Intl.Segmenter("zh-Hans", { granularity: "word" });

/**
 * Matches the boundary of two Chinese words. Punctuation has its own line-breaking rules, and
 * browsers add space only between Chinese characters and letters next to each other.
 */
const seam = /\p{Script=Han} \p{Script=Han}/u;

/** A title whose lines break only between words, in any browser. For example, 检索 stays whole. */
export function Phrases({ children }: { readonly children: string }) {
  const phrases: string[] = [];
  for (const { segment } of segmenter.segment(children)) {
    const before = phrases.at(-1);
    if (before === undefined || seam.test(`${before.slice(-1)} ${segment[0]}`)) phrases.push(segment);
    else phrases.push(phrases.pop() + segment);
  }
  return (
    <span className="phrases">
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
