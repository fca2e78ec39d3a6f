import { parseFrontMatter } from "../../content/files/read-markdown";
import { expectSource } from "./expect-source";
import { gatsbyRequire } from "./gatsby-require";

/**
 * Makes gatsby-plugin-mdx 5.16 split files into front matter and body as the site does. The
 * plugin's own parser throws on malformed YAML, so the file would have no node and its page would
 * vanish.
 *
 * The patch works because the plugin's `onCreateNode` calls `parseFrontmatter` as a member of its
 * module.
 * @throws Error if the plugin's parser is not found, or not called in this way
 */
export function readFrontMatterLeniently(): void {
  const where = "gatsby-plugin-mdx/dist/frontmatter.js";
  const parser = gatsbyRequire()(where);
  if (typeof parser.parseFrontmatter !== "function")
    throw new Error(
      `${where} no longer exports parseFrontmatter, as in 5.16: see src/gatsby/patches/lenient-front-matter.ts.`,
    );
  expectSource(
    "gatsby-plugin-mdx/dist/gatsby-node.js",
    ["(0, _frontmatter.parseFrontmatter)("],
    "lenient-front-matter.ts",
  );
  parser.parseFrontmatter = (_digest: string, source: string) => {
    const { data, body } = parseFrontMatter(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), "");
    return { frontmatter: data, body };
  };
}
