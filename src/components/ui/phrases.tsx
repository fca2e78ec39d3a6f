import { Fragment } from "react";
import { Terms } from "./terms";

const segmenter = new Intl.Segmenter("zh-Hans", { granularity: "word" });

/**
 * Matches the boundary between two Chinese words, marked with a space. Boundaries next to
 * punctuation or letters do not match, because punctuation has its own line-breaking rules, and
 * browsers add space between Chinese characters and letters only if nothing separates them.
 */
const seam = /\p{Script=Han} \p{Script=Han}/u;

/**
 * Renders a title whose lines break as an editor would break them, in any browser:
 * after punctuation, and between words of two or more characters. A word of one character stays
 * with its neighbours. For example, 大模型 and 检索 stay whole, and so do terms such as UTF-8.
 */
export function Phrases({ children }: { readonly children: string }) {
  const phrases: string[] = [];
  let last = "";
  for (const { segment } of segmenter.segment(children)) {
    const isShort = last.length < 2 || segment.length < 2;
    if (last === "" || (!isShort && seam.test(`${last.slice(-1)} ${segment[0]}`))) phrases.push(segment);
    else phrases.push(phrases.pop() + segment);
    last = segment;
  }
  return (
    <span className="phrases">
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <Terms isTitle>{phrase}</Terms>
        </Fragment>
      ))}
    </span>
  );
}
