import { readFileSync } from "node:fs";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import sharp from "sharp";
import type { PluginConfig } from "svgo";
import { site } from "../../config/site";
import { staticFile } from "../../content/files/static-files";
import { createContext } from "../../markdown/model/article-context";
import { sanitizeTree } from "../../markdown/sanitize/sanitize-tree";
import { drawnMark, readMark } from "./site-mark";

/** Heights in pixels of the logo in the navbar and of an area's drawing. */
const [height, areaHeight] = [28, 96];

/**
 * Returns the logo of site.yml, or one drawn from the title. An SVG whose colours follow the theme
 * is inlined, unless `srcDark` is set.
 */
export async function brandLogo() {
  const { logo, title } = site;
  const file = logo && staticFile(logo.src);
  if (logo === null || file === null) {
    return inlined(await drawnMark(title, { seal: "var(--accent)", ink: "var(--on-accent)" }), "", height);
  }
  const text = /\.svg$/i.test(file) ? readFileSync(file, "utf8") : "";
  if (/currentcolor|var\(--/i.test(text) && logo.srcDark === null) return inlined(text, logo.alt, height);
  const size = (await sharp(await readMark(file)).metadata()).autoOrient;
  const width = Math.round((height * (size.width ?? 1)) / (size.height ?? 1));
  return { drawing: null, viewBox: "", src: logo.src, srcDark: logo.srcDark, alt: logo.alt, width, height };
}

/** Returns the drawing beside the name of a docs area, or null if the area has none. */
export async function areaDrawing(sidebarId: string) {
  const file = staticFile(`/areas/${sidebarId}.svg`);
  return file === null ? null : inlined(readFileSync(file, "utf8"), "", areaHeight);
}

const asAttributes = [
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  "convertStyleToAttrs",
] as PluginConfig[];

/**
 * Returns an SVG for inlining: its content as HTML, its viewBox and its size. As in an article,
 * everything that runs code or loads files is removed.
 */
async function inlined(text: string, alt: string, height: number) {
  // Converts style sheets to attributes, because drawing programs write style sheets and the
  // sanitizer removes them.
  const plain = /<style/.test(text) ? (await import("svgo")).optimize(text, { plugins: asAttributes }).data : text;
  const tree: Root = fromHtml(plain, { fragment: true, space: "svg" });
  const context = createContext({ file: "logo", contentDir: "", body: text, bodyLine: 0, format: "md" });
  const root: Root = { type: "root", children: tree.children.filter(isSvg) };
  sanitizeTree(root, context);
  const svg = root.children.find(isSvg);
  const viewBox = String(svg?.properties["viewBox"] ?? "0 0 32 32");
  const [, , wide = 32, tall = 32] = viewBox.split(/[\s,]+/).map(Number);
  const html = toHtml(svg?.children ?? [], { space: "svg" });
  const drawing = html.replace(/>\s+</g, "><").trim();
  return { drawing, viewBox, src: null, srcDark: null, alt, width: Math.round((height * wide) / tall), height };
}

function isSvg(node: Root["children"][number]): node is Element {
  return node.type === "element" && node.tagName === "svg";
}
