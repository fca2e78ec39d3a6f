import { readFileSync } from "node:fs";
import path from "node:path";
import { textAttribute, textFolder } from "../../../contract/published-files";
import { strayCode } from "../../../hosting/stray-code";
import { replaceExactly } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";

const place = new RegExp(`(<div [^>]*${textAttribute}="(${textFolder}[0-9a-f]+\\.json)"[^>]*>)</div>`, "g");

/**
 * Puts articles' texts into the empty elements that pages keep for them. Gatsby renders a page from its data, which does
 * not hold the text, so that a reader does not load it twice: in the page and in its data.
 *
 * It follows `insert-policy`, so that no code in a text is ever named by the policy.
 * @param publicDir the deployed folder
 */
export function inlineTexts(publicDir: string): HtmlPatch {
  const patch: HtmlPatch = {
    name: "html/inline-texts",
    leansOn: `react-dom 19, server: an element of src/features/article/article-html.tsx as <div … ${textAttribute}="…"></div>`,
    gain: "an article's text is in its page once and not in page-data.json, which halves what a page's first visit loads",
    remove: `${removeFromPages}, and let src/features/article/article-html.tsx render the text from the page's query`,
    apply: (html, file) => {
      const textAt = (_: string, open = "", text = "") =>
        `${open}${withoutCode(readText(publicDir, text), file)}</div>`;
      // A page may have none, but each of those it has must be filled.
      const times = html.split(` ${textAttribute}="`).length - 1;
      return replaceExactly(html, place, textAt, { patch, where: file, times });
    },
  };
  return patch;
}

/**
 * The texts that a page will hold, for what has to know of them before.
 * @param publicDir the deployed folder
 * @param html a page that `inlineTexts` has not filled yet
 */
export function textsOf(publicDir: string, html: string): string[] {
  return [...html.matchAll(place)].map(([, , text = ""]) => readText(publicDir, text));
}

function readText(publicDir: string, file: string): string {
  return JSON.parse(readFileSync(path.join(publicDir, file), "utf8"));
}

/** Texts have gone through src/article/sanitize. Code that is here all the same is a fault of ours, and ends the build. */
function withoutCode(text: string, file: string): string {
  const code = strayCode(text);
  if (code !== undefined)
    throw new Error(`${file}的正文里有内联代码：${code}……安全策略只点名本站自己写的代码，请从文章里删去它。`);
  return text;
}
