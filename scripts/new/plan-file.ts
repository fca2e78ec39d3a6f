import path from "node:path";
import { slug as slugOf } from "github-slugger";
import { withoutPrefixes } from "../../src/content/docs/file/doc-fields";
import { type Texts, textsIn } from "../../src/text/languages";
import type { Words } from "../given";

type FileText = Texts["newFileText"];

export interface NewFile {
  /** Path relative to the content folder. */
  readonly file: string;
  readonly text: string;
  /** Id of a docs page in sidebars.yml; null for other pages. */
  readonly docId: string | null;
}

interface Circumstances {
  /** `2025-08-31` */
  readonly today: string;
  /** Key of the author of a new post; null for none. */
  readonly author: string | null;
  /** `locale.lang` of site.yml. */
  readonly lang: string;
  /** `--slug` */
  readonly slug?: string | undefined;
  readonly words: Words["new"];
}

/**
 * Plans the file that `npm run new` writes.
 * @param args the command's arguments, without options
 * @throws Error with a user-facing message if the arguments are invalid
 */
export function planFile(args: readonly string[], circumstances: Circumstances): NewFile {
  const { today, author, lang, slug, words } = circumstances;
  const [kind = "", ...rest] = args;
  if (!["post", "doc", "page"].includes(kind)) throw new Error(words.unknownKind(kind));
  if (rest.length !== (kind === "doc" ? 2 : 1)) throw new Error(words.arguments);
  const title = rest.at(-1) ?? "";
  const { newFileText } = textsIn(lang);
  const name = fileName(title, slug, words);
  if (kind === "post") {
    return { file: `blog/${today}-${name}.mdx`, text: post(title, author, newFileText), docId: null };
  }
  if (kind === "page") return { file: `pages/${name}.mdx`, text: page(title, newFileText), docId: null };
  const docPath = [folderIn(rest[0] ?? "", words), name].filter((part) => part !== "").join("/");
  return { file: `docs/${docPath}.mdx`, text: page(title, newFileText), docId: withoutPrefixes(docPath) };
}

/**
 * Normalizes a folder below docs.
 * @throws Error for a folder outside docs
 */
function folderIn(written: string, words: Words["new"]): string {
  const folder = path.posix.normalize(written.replace(/^(?:content\/)?(?:docs(?:\/|$))?/, "")).replace(/\/+$/, "");
  if (/^(?:\/|\.\.(?:\/|$))/.test(folder) || /^[a-z]:|\\/i.test(folder)) throw new Error(words.outside(written));
  return folder === "." ? "" : folder;
}

function post(title: string, author: string | null, text: FileText): string {
  return `---
${frontMatter(title, text)}
${author === null ? "" : `authors: ${JSON.stringify(author)}\n`}tags: []
draft: true
---

${text.opening}

{/* truncate */}

## ${text.heading}
`;
}

function page(title: string, text: FileText): string {
  return `---\n${frontMatter(title, text)}\ndraft: true\n---\n\n## ${text.heading}\n`;
}

/**
 * Returns front matter. Its values are JSON strings, which are valid YAML and always quoted
 * correctly.
 */
function frontMatter(title: string, { description }: FileText): string {
  return `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description(title))}`;
}

function fileName(title: string, slug: string | undefined, words: Words["new"]): string {
  const name = slugOf(slug ?? title)
    .replace(/[%?#\\]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
  if (name === "") throw new Error(words.noName(JSON.stringify(title)));
  return name;
}
