import { slug as slugOf } from "github-slugger";
import { withoutPrefixes } from "../../src/content/docs/file/doc-fields";
import { type Texts, textsIn } from "../../src/text/languages";

type Words = Texts["newFileText"];

export interface NewFile {
  /** Path relative to the content folder. */
  readonly file: string;
  readonly text: string;
  /** Id of a docs page, as sidebars.yml names it; null for other pages. */
  readonly docId: string | null;
}

interface Circumstances {
  /** `2025-08-31` */
  readonly today: string;
  /** Key of the author that a new post gets; null for none. */
  readonly author: string | null;
  /** As `locale.lang` of site.yml. */
  readonly lang: string;
}

export const usage = `npm run new -- post "标题" [--slug english-name]
npm run new -- doc <folder> "标题" [--slug english-name]
npm run new -- page "标题" [--slug english-name]`;

/**
 * Plans the file that `npm run new` writes.
 * @param args the command's arguments
 * @throws Error with the usage if the arguments are invalid
 */
export function planFile(args: readonly string[], { today, author, lang }: Circumstances): NewFile {
  const { words, slug } = splitOptions(args);
  const [kind, ...rest] = words;
  const title = rest.at(-1) ?? "";
  const { newFileText } = textsIn(lang);
  if (kind === "post" && rest.length === 1) {
    return { file: `blog/${today}-${fileName(title, slug)}.mdx`, text: post(title, author, newFileText), docId: null };
  }
  if (kind === "page" && rest.length === 1) {
    return { file: `pages/${fileName(title, slug)}.mdx`, text: page(title, newFileText), docId: null };
  }
  if (kind === "doc" && rest.length === 2) {
    const folder = (rest[0] ?? "").replace(/^(?:content\/)?(?:docs(?:\/|$))?|\/+$/g, "");
    const name = [folder, fileName(title, slug)].filter((part) => part !== "").join("/");
    return { file: `docs/${name}.mdx`, text: page(title, newFileText), docId: withoutPrefixes(name) };
  }
  throw new Error(`不明白：${args.join(" ")}\n\n${usage}`);
}

function splitOptions(args: readonly string[]) {
  const at = args.indexOf("--slug");
  if (at < 0) return { words: args, slug: undefined };
  return { words: args.filter((_, index) => index !== at && index !== at + 1), slug: args[at + 1] };
}

function post(title: string, author: string | null, words: Words): string {
  return `---
${frontMatter(title, words)}
${author === null ? "" : `authors: ${JSON.stringify(author)}\n`}tags: []
draft: true
---

${words.opening}

{/* truncate */}

## ${words.heading}
`;
}

function page(title: string, words: Words): string {
  return `---\n${frontMatter(title, words)}\ndraft: true\n---\n\n## ${words.heading}\n`;
}

/** JSON is valid YAML and always correctly quoted. */
function frontMatter(title: string, { description }: Words): string {
  return `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description(title))}`;
}

function fileName(title: string, slug: string | undefined): string {
  const name = slugOf(slug ?? title).replace(/[%?#\\]/g, "");
  if (name === "") throw new Error(`标题${JSON.stringify(title)}里没有能作文件名的字，请加--slug english-name`);
  return name;
}
