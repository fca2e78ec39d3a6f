import { slug as slugOf } from "github-slugger";

export interface NewFile {
  /** Path relative to the content folder. */
  readonly file: string;
  readonly text: string;
}

export const usage = `npm run new -- post "标题" [--slug english-name]
npm run new -- doc <folder> "标题" [--slug english-name]`;

/**
 * Plans the file that `npm run new` writes.
 * @param args the command's arguments
 * @param today `2025-08-31`
 * @throws Error with the usage if the arguments are invalid
 */
export function planFile(args: readonly string[], today: string): NewFile {
  const { words, slug } = splitOptions(args);
  const [kind, ...rest] = words;
  if (kind === "post" && rest.length === 1) return post(rest[0] ?? "", slug, today);
  if (kind === "doc" && rest.length === 2) return doc(rest[0] ?? "", rest[1] ?? "", slug);
  throw new Error(`cannot make a file of: ${args.join(" ")}\n\n${usage}`);
}

function splitOptions(args: readonly string[]) {
  const at = args.indexOf("--slug");
  if (at < 0) return { words: args, slug: undefined };
  return { words: args.filter((_, index) => index !== at && index !== at + 1), slug: args[at + 1] };
}

function post(title: string, slug: string | undefined, today: string): NewFile {
  const text = `---
${frontMatter(title)}
tags: []
draft: true
---

先写两三段，它们会出现在列表里。

{/* truncate */}

## 小标题
`;
  return { file: `blog/${today}-${fileName(title, slug)}.mdx`, text };
}

function doc(folder: string, title: string, slug: string | undefined): NewFile {
  const dir = folder.replace(/^(?:content\/)?(?:docs\/)?|\/+$/g, "");
  return {
    file: `docs/${dir}/${fileName(title, slug)}.mdx`,
    text: `---\n${frontMatter(title)}\ndraft: true\n---\n\n## 小标题\n`,
  };
}

/** JSON is valid YAML and always correctly quoted. */
function frontMatter(title: string): string {
  return `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(`一句话说清“${title}”讲什么，二十到一百四十个字。`)}`;
}

function fileName(title: string, slug: string | undefined): string {
  const name = slugOf(slug ?? title).replace(/[%?#\\]/g, "");
  if (name === "") throw new Error(`the title ${JSON.stringify(title)} leaves no file name; add --slug english-name`);
  return name;
}
