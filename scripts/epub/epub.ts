import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { h } from "hastscript";
import { find, html as htmlSchema, svg as svgSchema } from "property-information";
import { site } from "../../src/config/site";
import { escapeHtml } from "../../src/lib/escape-html";
import { absoluteUrl, decodePath } from "../../src/lib/paths";
import { pictureType } from "../../src/lib/picture-type";
import { elementsIn, property } from "../../src/markdown/model/tree";
import { portableHtml } from "../../src/site-files/feeds/portable-html";
import type { ZipEntry } from "./zip";

/**
 * Returns the files of an EPUB 3.3 in the required order. The book contains a table of contents and
 * one file for each note of an area.
 * @param html the built page with all notes of an area (src/templates/doc-area.tsx)
 * @param read reads a deployed file by its decoded path
 */
export function epubFiles(html: string, read: (file: string) => Uint8Array, modified: Date): ZipEntry[] {
  const language = site.locale.defaultLocale;
  const part = (pattern: RegExp, of = html) => pattern.exec(of)?.[1] ?? "";
  const [url, title] = [part(/<link rel="canonical" href="([^"]*)"/), part(/<h1[^>]*>(.*?)<\/h1>/s)];
  const pictures = new Map<string, ZipEntry>();
  const addPicture = (address: string) => {
    const file = decodePath(address.slice(absoluteUrl(site, "/").length));
    const name = `picture-${pictures.size + 1}${/\.\w+$/.exec(file)?.[0] ?? ""}`;
    pictures.set(file, pictures.get(file) ?? { name, content: read(file) });
    return pictures.get(file)?.name;
  };
  const document = (name: string, heading: string, body: string) => ({
    name,
    heading,
    content: `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${language}" lang="${language}">
<head><title>${heading}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body></html>`,
  });
  const texts = html.slice(0, html.lastIndexOf("</main>")).split(/(?=<h2 id="n\d+" class="area-note">)/);
  const notes = texts.slice(1).map((note, index) => {
    const tree = fromHtml(portableHtml(note, url, site), { fragment: true });
    for (const node of elementsIn(tree)) adapt(node, url, addPicture);
    return document(`n${index + 1}.xhtml`, part(/<h2[^>]*>(.*?)<\/h2>/s, note), xml(tree));
  });
  const lines = notes.map(({ name, heading }) => `<li><a href="${name}">${heading}</a></li>`).join("\n");
  const contents = document("nav.xhtml", title, `<nav epub:type="toc"><h1>${title}</h1><ol>${lines}</ol></nav>`);
  const files: ZipEntry[] = [contents, ...notes, { name: "style.css", content: style }, ...pictures.values()];
  const manifest = files.map((file) => `<item id="${file.name}" href="${file.name}" ${mediaType(file)}/>`).join("\n");
  const about = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="url">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="url">${url}</dc:identifier><dc:title>${title}</dc:title><dc:language>${language}</dc:language>
<dc:publisher>${escapeHtml(site.title)}</dc:publisher>
<meta property="dcterms:modified">${modified.toISOString().replace(/\.\d+/, "")}</meta>
</metadata><manifest>${manifest}</manifest><spine>
${[contents, ...notes].map(({ name }) => `<itemref idref="${name}"/>`).join("")}</spine></package>`;
  return [
    { name: "mimetype", content: "application/epub+zip" },
    { name: "META-INF/container.xml", content: container },
    ...[{ name: "package.opf", content: about }, ...files].map(({ name, content }) => ({
      name: `EPUB/${name}`,
      content,
    })),
  ];
}

const container = `<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
const style = `img, svg { max-width: 100%; height: auto } figure { margin: 1em 0; break-inside: avoid }
pre { white-space: pre-wrap; overflow-wrap: anywhere } th, td { border-bottom: 1px solid; padding: 0.2em 0.5em }
abbr[title]:not(.repeated)::after { content: " (" attr(title) ")" }
abbr[title]:not(.repeated):lang(zh)::after { content: "（" attr(title) "）" }`;

function mediaType({ name, content }: ZipEntry): string {
  if (!name.endsWith(".xhtml")) return `media-type="${name === "style.css" ? "text/css" : pictureType(name)}"`;
  const tags = { nav: "<nav epub", svg: "<svg ", mathml: "<math " };
  const properties = Object.entries(tags).flatMap(([holds, tag]) => (String(content).includes(tag) ? holds : []));
  return `media-type="application/xhtml+xml"${properties.length > 0 ? ` properties="${properties.join(" ")}"` : ""}`;
}

/**
 * Adapts an element to a book, which has no network and no interaction. Links to notes of the area
 * point into the book, the site's pictures become files of the book, and other pictures and media
 * become links.
 */
function adapt(node: Element, url: string, addPicture: (address: string) => string | undefined): void {
  const { tagName, properties } = node;
  const [href = "", address = ""] = [property(node, "href"), property(node, "src") ?? property(node, "data")];
  const [, hash, note] = /^#((n\d+)(?:-.*)?)$/.exec(href.replace(url, "")) ?? [];
  if (hash !== undefined) properties.href = `${tagName === "a" ? `${note}.xhtml` : ""}#${hash}`;
  if (tagName === "details") properties.open = true;
  if (tagName === "picture") node.children = elementsIn(node, "img");
  if (tagName === "img" && address.startsWith(absoluteUrl(site, "/")))
    Object.assign(properties, { src: addPicture(address), srcSet: null });
  else if (/^(?:img|iframe|video|audio|object|embed)$/.test(tagName)) {
    const label = property(node, "alt") || property(node, "title") || address;
    Object.assign(node, h("a", { href: address }, label));
  }
}

const namespaces = new Map(
  Object.entries({ svg: "http://www.w3.org/2000/svg", math: "http://www.w3.org/1998/Math/MathML" }),
);

/** Serialises a tree as XML. Attributes inside `<svg>` use SVG's names. */
function xml(node: Nodes, schema = htmlSchema): string {
  if (node.type === "text") return escapeHtml(node.value);
  if (node.type === "root") return node.children.map((child) => xml(child)).join("");
  if (node.type !== "element") return "";
  const own = node.tagName === "svg" ? svgSchema : schema;
  const inside = node.children.map((child) => xml(child, own)).join("");
  const xmlns = namespaces.get(node.tagName);
  const attributes = Object.entries({ ...node.properties, ...(xmlns && { xmlns }) }).map(([name, value]) => {
    const written = value === true ? "" : escapeHtml([value].flat().join(" "));
    return value === false || value == null ? "" : ` ${find(own, name).attribute}="${written}"`;
  });
  return `<${node.tagName}${attributes.join("")}${inside === "" ? "/>" : `>${inside}</${node.tagName}>`}`;
}
