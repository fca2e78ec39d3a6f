import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { SKIP, visit } from "unist-util-visit";
import { escapeHtml } from "../lib/escape-html";
import { absoluteAddress, absoluteUrl, decodePath, routeKey, type UrlBase } from "../lib/paths";
import { docsText } from "../text/texts";
import { headingDepth } from "./elements/headings";
import { elementsIn, property } from "./model/tree";
import { articleHtml } from "./sanitize/sanitize-tree";

/** A note, with the path of its page and its tree. `joinNotes` mutates the tree. */
type Note = {
  readonly path: string;
  readonly title: string;
  readonly tree: Root;
  /** Language of the note, if it is not the site's. */
  readonly lang?: string | null;
  /** Language of the title in the list, if it is not the site's. */
  readonly titleLang?: string | null;
};

/** Matches an engine's HTML that may contain what `joinNotes` changes: ids, links and `loading`. */
const hasNames =
  /[\s:](?:id|href|for|headers|list|loading|aria-(?:controls|describedby|details|labelledby|owns))=|url\(/;

const naming = /^(?:id|htmlFor|headers|list|aria(?:Controls|DescribedBy|Details|LabelledBy|Owns))$/;

/**
 * Returns a list of the notes and the notes one after another, as HTML. Headings are lowered by one
 * level, and ids get the number of the note as a prefix. A link to one of the notes leads to its
 * place in the HTML. A link from one note to another also shows the other note's number.
 */
export function joinNotes(notes: readonly Note[], base: UrlBase): string {
  const urlOf = (path: string) => absoluteUrl(base, routeKey(path));
  const numbers = new Map(notes.map(({ path }, index) => [urlOf(path), index + 1]));
  const lines = notes.map(({ title, titleLang }, index) => {
    const lang = titleLang ? ` lang="${escapeHtml(titleLang)}"` : "";
    return `<li><a href="#n${index + 1}"${lang}>${escapeHtml(title)}</a></li>`;
  });
  const texts = notes.map(({ path, title, tree, lang }, index) => {
    const [own, url] = [index + 1, urlOf(path)];
    visit(tree, "raw", ({ value }, at, parent) => {
      if (!hasNames.test(value)) return;
      parent?.children.splice(at ?? 0, 1, ...(fromHtml(value, { fragment: true }).children as typeof parent.children));
      return SKIP;
    });
    for (const node of elementsIn(tree)) {
      const { properties } = node;
      if (headingDepth(node) > 0) node.tagName = `h${Math.min(headingDepth(node) + 1, 6)}`;
      // Makes the picture load at once, because in print a lazy picture would be missing unless the
      // reader has scrolled to it.
      delete properties.loading;
      for (const [name, value] of Object.entries(properties)) {
        if (naming.test(name)) properties[name] = [value].flat().map((id) => `n${own}-${id}`);
        else if (typeof value === "string")
          properties[name] = value.replace(name === "xLinkHref" ? /^#/ : /(?<=url\(\s*["']?)#/g, `#n${own}-`);
      }
      const href = property(node, "href");
      const [page = "", hash] = href ? absoluteAddress(href, url, base).split("#") : [];
      const number = numbers.get(routeKey(page));
      if (number) properties.href = `#n${number}${hash ? `-${decodePath(hash)}` : ""}`;
      if (number && number !== own) properties.dataReference = docsText.noteReference(number);
    }
    // One element with `lang` around all blocks would change their margins, because the stylesheet
    // spaces the children of an article.
    for (const block of tree.children)
      if (lang && block.type === "element") block.properties = { lang, ...block.properties };
    return `<h2 id="n${own}" class="area-note">${escapeHtml(docsText.noteTitle(own, title))}</h2>\n${articleHtml(tree)}`;
  });
  return `<ol aria-label="${docsText.areaContents}">${lines.join("")}</ol>\n${texts.join("\n")}`;
}
