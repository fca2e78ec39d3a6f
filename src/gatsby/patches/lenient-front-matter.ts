import { createRequire } from "node:module";
import path from "node:path";
import { parseFrontMatter } from "../../content/files/read-markdown";

interface FrontMatterModule {
  parseFrontmatter: (digest: string, source: string) => { readonly frontmatter: object; readonly body: string };
}

/**
 * Has gatsby-plugin-mdx 5.16, whose onCreateNode calls `parseFrontmatter` as a member of its module, split files as the site does. Its own parser throws at malformed YAML: the file then has no `Mdx`
 * node, and an author sees the page vanish.
 * @throws Error where the plugin's parser is not found
 */
export function readFrontMatterLeniently(root = process.cwd()): void {
  const where = "gatsby-plugin-mdx/dist/frontmatter.js";
  const parser = createRequire(path.join(root, "package.json"))(where) as Partial<FrontMatterModule>;
  if (typeof parser.parseFrontmatter !== "function")
    throw new Error(
      `${where} no longer exports parseFrontmatter, as in 5.16: see src/gatsby/patches/lenient-front-matter.ts.`,
    );
  parser.parseFrontmatter = (_digest, source) => {
    const { data, body } = parseFrontMatter(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), "");
    return { frontmatter: data, body };
  };
}
