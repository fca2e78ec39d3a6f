import { createProcessor } from "@mdx-js/mdx";
import type { Nodes } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { markdownSyntax } from "../../../src/markdown/source/markdown-syntax";

/** The address of a picture on another site, and its position in the text. */
export interface RemotePicture {
  readonly url: string;
  /** Start and end offsets of the address in the text. */
  readonly start: number;
  readonly end: number;
}

const markdown = unified().use(remarkParse).use(markdownSyntax).freeze();
const mdx = createProcessor({ remarkPlugins: markdownSyntax }).freeze();

const remote = /^(?:https?:)?\/\//i;
const sourceOfTag = /<img\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1/gis;
/** Matches `<img src={"…"}>`. Computed addresses do not match. */
const sourceInBraces = /<img\b[^>]*?\ssrc\s*=\s*\{\s*(["'`])((?:(?!\1|\$\{).)*)\1\s*\}/gis;
/**
 * Matches a remote address in `image`, the field for a page's picture in lists and in other sites'
 * link previews.
 */
const pictureField = /^image[ \t]*:[ \t]*(["']?)((?:https?:)?\/\/[^\s"'#]+)\1[ \t]*\r?$/gim;
const opening = /(?<![\s\S])\uFEFF?---[ \t]*\r?\n[\s\S]*?^---[ \t]*\r?$/m;

/**
 * Finds the pictures that a Markdown file shows from other sites: `image` in the front matter,
 * `![](…)`, `[name]: …` if a picture uses it, and `<img src>`. Code is ignored.
 */
export function remotePictures(text: string, format: "md" | "mdx"): RemotePicture[] {
  // Front matter is blanked, not removed, so that positions stay valid.
  const body = text.replace(opening, (matter) => matter.replace(/[^\r\n]/g, " "));
  const tree = parsed(body, format);
  const named = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void named.add(identifier));
  const matter = opening.exec(text)?.[0] ?? "";
  const found = matches(matter, pictureField, 2).map(
    ({ address, at }): RemotePicture => ({ url: address, start: at, end: at + address.length }),
  );
  visit(tree, (node) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined) return;
    const written = body.slice(from, to);
    for (const { address, at } of addressesIn(node, written, named)) {
      const url = address.replaceAll("&amp;", "&");
      if (remote.test(url)) found.push({ url, start: from + at, end: from + at + address.length });
    }
  });
  return found;
}

/** Parses a body. Invalid MDX is read as Markdown, because the build reports its errors. */
function parsed(body: string, format: "md" | "mdx"): Nodes {
  if (format === "md") return markdown.parse(body);
  try {
    return mdx.parse(body) as Nodes;
  } catch {
    return markdown.parse(body);
  }
}

interface Written {
  readonly address: string;
  readonly at: number;
}

function addressesIn(
  node: Nodes | MdxJsxFlowElement | MdxJsxTextElement,
  written: string,
  named: ReadonlySet<string>,
): Written[] {
  switch (node.type) {
    case "image":
      return [node.url, node.url.replaceAll("&", "&amp;")]
        .flatMap((address) => destination(written, address))
        .slice(0, 1);
    case "definition":
      return named.has(node.identifier) ? matches(written, /\]:\s*<?([^\s<>]+)/g, 1) : [];
    case "html":
      return matches(written, sourceOfTag, 2);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      // Takes only the first match, in the opening tag, because children are visited as separate
      // nodes.
      if (node.name !== "img") return [];
      return [sourceOfTag, sourceInBraces].flatMap((pattern) => matches(written, pattern, 2)).slice(0, 1);
    default:
      return [];
  }
}

/** Finds `address` in the destination of a picture, because the alt text may also contain it. */
function destination(written: string, address: string): Written[] {
  const before = /\]\(\s*<?/g;
  for (const { 0: text, index } of written.matchAll(before)) {
    if (written.startsWith(address, index + text.length)) return [{ address, at: index + text.length }];
  }
  return [];
}

function matches(written: string, pattern: RegExp, group: number): Written[] {
  return [...written.matchAll(pattern)].flatMap((match) => {
    const address = match[group];
    if (address === undefined || address === "") return [];
    return [{ address, at: match.index + match[0].lastIndexOf(address) }];
  });
}
