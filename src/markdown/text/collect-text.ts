import type { Element, Nodes, Root } from "hast";
import { words } from "../../lib/lists";
import { headingDepth } from "../elements/headings";
import { classesOf, elementsIn, isSilent, property, textOf } from "../model/tree";
import { joinChineseLines } from "../typography/cjk";

/** Elements whose text is a separate line. */
const blocks = new Set(
  words("p li td th dt dd div pre blockquote summary details figcaption figure caption section ul ol dl table tr hr"),
);

/**
 * Collects the headings, sections, excerpt, word counts and ids of an article from its final tree.
 */
export function collectText(tree: Root) {
  const headings: Queries.Heading[] = [];
  const sections: (Omit<Queries.Section, "text"> & { readonly lines: string[] })[] = [
    { id: null, titles: [], questions: [], lines: [] },
  ];
  const above: { depth: number; text: string }[] = [];
  const prose: string[] = [];
  let line = "";
  let excerpt: string | undefined;

  const endLine = () => {
    const value = tidy(line);
    line = "";
    if (value === "") return;
    sections.at(-1)?.lines.push(value);
    prose.push(value);
  };

  const openSection = (node: Element, depth: number) => {
    endLine();
    const text = tidy(textOf(node));
    const id = property(node, "id") ?? null;
    while ((above.at(-1)?.depth ?? 0) >= depth) above.pop();
    above.push({ depth, text });
    prose.push(text);
    sections.push({
      id,
      titles: above.map((heading) => heading.text),
      questions: node.data?.questions ?? [],
      lines: [],
    });
    if (id !== null && id !== "footnote-label") headings.push({ id, text, depth });
  };

  const walk = (node: Nodes): void => {
    if (node.type === "text") line += node.value;
    else if (node.type === "raw" && node.data?.slot?.kind === "inline") line += node.data.slot.text;
    else if (node.type === "raw") {
      endLine();
      // Code and display formulas are searchable, but do not count towards reading time.
      sections.at(-1)?.lines.push(node.data?.slot?.text ?? "");
    }
    if (node.type !== "element") return;
    if (node.tagName === "br") line += " ";
    const depth = headingDepth(node);
    if (depth > 0) openSection(node, depth);
    if (depth > 0 || isSilent(node)) return;
    const isBlock = blocks.has(node.tagName);
    if (isBlock) endLine();
    for (const child of node.children) walk(child);
    if (node.tagName === "p" && !isLabel(node)) excerpt ??= tidy(line) || undefined;
    if (isBlock) endLine();
  };

  for (const child of tree.children) walk(child);
  endLine();
  const all = sections.map(({ lines, ...section }) => ({ ...section, text: lines.filter(Boolean).join("\n") }));
  return {
    headings,
    // A heading without text below it must be searchable too.
    sections: all.filter(({ id, text }) => id !== null || text !== ""),
    excerpt: excerptOf(excerpt ?? prose[0] ?? ""),
    counts: countText(prose.join("\n")),
    ids: elementsIn(tree).flatMap((node) => property(node, "id") || []),
  };
}

/**
 * Returns whether an element is the title of an admonition or tab. The excerpt must not start with
 * it.
 */
function isLabel(node: Element): boolean {
  return classesOf(node).some((name) => name === "admonition-title" || name === "tab-label");
}

/** Collapses whitespace as browsers do, and removes line breaks between East Asian characters. */
function tidy(text: string): string {
  return joinChineseLines(text.replace(/\s*\n\s*/g, "\n"))
    .replace(/\s+/g, " ")
    .trim();
}

const han = /\p{Script=Han}/gu;
const word = /[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu;

/** Counts Han characters and words of other scripts separately: `用TCP传3次` has 3 and 2. */
export function countText(text: string) {
  const rest = text.replace(han, " ");
  return { han: text.match(han)?.length ?? 0, words: rest.match(word)?.length ?? 0 };
}

const excerptLimit = 160;
/** The minimum length of an excerpt that ends after a sentence. A shorter one says too little. */
const leastExcerpt = 40;

/** Returns the start of text, at most 160 characters, cut after a sentence if possible. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= excerptLimit) return text;
  const head = characters.slice(0, excerptLimit).join("");
  const sentence = /^[\s\S]*(?:[。！？…]+[”’」』）]*|[.!?](?=\s))/u.exec(head)?.[0] ?? "";
  if (sentence.length >= leastExcerpt) return sentence;
  const cut = characters.slice(0, excerptLimit - 1).join("");
  return `${cut.replace(/[，、；：,;:\s]+$/u, "")}…`;
}

/**
 * The speed of silent reading of English non-fiction (Brysbaert 2019,
 * doi:10.1016/j.jml.2019.104047, a meta-analysis of 190 studies).
 */
const wordsPerMinute = 238;

/**
 * The speed for Chinese. Readers speak the IReST texts at 255 characters per minute
 * (Trauzettel-Klosinski & Dietz 2012, doi:10.1167/iovs.11-8284). Brysbaert finds silent reading
 * 238/183 = 1.3 times as fast, which gives 332.
 */
const hanPerMinute = 332;

/**
 * Returns the time to read an article in minutes, rounded to one decimal and at least 0.1. The
 * counts exclude code, because readers either skim or study it.
 */
export function readingTime({ han, words }: { readonly han: number; readonly words: number }): number {
  return Math.max(0.1, Math.round((han / hanPerMinute + words / wordsPerMinute) * 10) / 10);
}
