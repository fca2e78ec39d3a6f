import { createRequire } from "node:module";
import path from "node:path";
import { parseFrontMatter } from "../../../content/front-matter";
import { expectPresent, isApplied, type Patch } from "../patch";

const patch: Patch = {
  name: "bootstrap/lenient-front-matter",
  leansOn:
    "gatsby-plugin-mdx 5.16: dist/frontmatter.js exports parseFrontmatter, which its onCreateNode calls as a member",
  gain: "in development a page stays while its front matter is malformed, with the mistake on it; front matter is read once, as YAML 1.2",
  remove:
    "delete its call in src/gatsby/hooks/on-pre-init.ts; pages with malformed front matter then vanish under gatsby develop",
};

interface FrontMatterModule {
  parseFrontmatter: (digest: string, source: string) => { readonly frontmatter: object; readonly body: string };
}

/**
 * Has gatsby-plugin-mdx split files as the site does. Its own parser throws at malformed YAML: the file then has no `Mdx`
 * node, and an author sees the page vanish.
 * @throws PatchError where the plugin's parser is not found
 */
export function readFrontMatterLeniently(root = process.cwd()): void {
  if (!isApplied(patch)) return;
  const where = "gatsby-plugin-mdx/dist/frontmatter.js";
  const parser = createRequire(path.join(root, "package.json"))(where) as Partial<FrontMatterModule>;
  const lookedFor = "parseFrontmatter";
  expectPresent(typeof parser.parseFrontmatter === "function", { patch, lookedFor, where });
  parser.parseFrontmatter = (_digest, source) => {
    const { data, body } = parseFrontMatter(source.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), "");
    return { frontmatter: data, body };
  };
}
