import type { Element, Parents, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { tabMessages } from "../../config/messages";
import { decodePath } from "../../lib/paths";
import { articleText } from "../../text/texts";
import { link } from "../links/links";
import { figure, frame, image, media } from "../media/media";
import { type ArticleContext, reportError } from "../model/article-context";
import { elementsIn, property } from "../model/tree";
import { table } from "./tables";
import { tabs } from "./tabs";

/** Elements that contain sentences. */
const blocks = new Set(["p", "li", "td", "th", "dd", "dt", "figcaption", "summary"]);
const playing = new Set(["video", "audio", "source", "track"]);

/**
 * Converts elements to their final form, outermost first. Records links, pictures and media in the
 * context.
 */
export function transformTree(tree: Root, context: ArticleContext): void {
  let tableCount = 0;
  /** The innermost block of text that is or contains each visited element. */
  const blockOf = new Map<Parents, Element>();
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.tagName === "svg") {
      for (const drawn of elementsIn(node, "a")) link(drawn, context, null);
      return SKIP;
    }
    decodeFootnoteId(node);
    nameFootnoteLink(node);
    const block = blocks.has(node.tagName) ? node : blockOf.get(parent);
    if (block) blockOf.set(node, block);
    if (node.tagName === "a") link(node, context, block ?? node);
    else if (node.tagName === "img") image(node, context);
    else if (playing.has(node.tagName)) media(node, context);
    else if (node.tagName === "iframe") frame(node, context);
    else if (node.tagName === "input") checkbox(node);
    else if (node.tagName === "x-tabs") tabs(node, context);
    else if (node.tagName === "x-tab-item") reportError(context, node, tabMessages.outside);
    else if (node.tagName === "p") figure(node, index, parent);
    // A table that the walk or the author has already wrapped stays as it is.
    else if (
      node.tagName === "table" &&
      !(parent.type === "element" && /^(?:region|group)$/.test(property(parent, "role") ?? ""))
    )
      table(node, ++tableCount, index, parent);
    return;
  });
}

/** Labels the checkbox of a task as done or not done. */
function checkbox(node: Element): void {
  if (property(node, "type") !== "checkbox") return;
  const done = node.properties.checked !== undefined && node.properties.checked !== false;
  node.properties = { ...node.properties, ariaLabel: done ? articleText.taskDone : articleText.taskOpen };
}

/**
 * Adds an accessible name to the link to a footnote, because screen readers would read only its
 * number.
 */
function nameFootnoteLink(node: Element): void {
  const [number] = node.children;
  if (node.properties.dataFootnoteRef === undefined || number?.type !== "text") return;
  // The description would repeat what the name already says: 脚注.
  const { ariaDescribedBy: _, ...properties } = node.properties;
  node.properties = { ...properties, ariaLabel: articleText.footnote(number.value) };
}

/** Decodes footnote ids, such as `fn-%E6%B3%A8`, and links to them. Other ids are not encoded. */
function decodeFootnoteId(node: Element): void {
  const id = property(node, "id");
  if (id && /^fn(?:ref)?-/.test(id)) node.properties = { ...node.properties, id: decodePath(id) };
  const href = property(node, "href");
  if (href && /^#fn(?:ref)?-/.test(href)) node.properties = { ...node.properties, href: decodePath(href) };
}
