import { basename, dirname, joinPath } from "../../../src/lib/paths";
import { recordOf, stringOf } from "../data";
import type { PageLinks } from "../links/page-links";
import { withEmoji } from "../markdown/emoji";
import { noteTexts } from "../markdown/note-texts";
import { rewriteTree } from "../markdown/rewrite-tree";
import { SourceText } from "../markdown/source-text";
import { withoutScripts } from "../markdown/without-code";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { yesOrNo } from "../values";
import type { HugoConfig } from "./hugo-config";
import { byWeight } from "./hugo-order";
import type { PlacedEntry } from "./hugo-plan";
import { highlightMeta, replaceShortcodes } from "./shortcodes";

interface BodyContext {
  readonly project: Project;
  readonly notes: Notes;
  readonly links: PageLinks;
  /** Pages in the same language. */
  readonly pages: PageIndex;
}

/** Pages by the names in `ref`. Of pages with the same name, the first counts. */
export class PageIndex {
  readonly #byPath: ReadonlyMap<string, PlacedEntry>;
  readonly #byName: ReadonlyMap<string, PlacedEntry>;

  constructor(readonly all: readonly PlacedEntry[]) {
    const named = [...all].reverse().map((page) => [plainPath(page.path), page] as const);
    this.#byPath = new Map(named);
    this.#byName = new Map(named.map(([path, page]) => [basename(path), page]));
  }

  /**
   * Resolves the argument of `ref`: a path from the content folder or from the page's own folder,
   * or else a file name.
   */
  find(path: string, from: PlacedEntry): PlacedEntry | undefined {
    const wanted = plainPath(path);
    const beside = plainPath(joinPath(dirname(from.source.slice(from.config.contentDir.length + 1)), path));
    const exact = (path.startsWith("/") ? undefined : this.#byPath.get(beside)) ?? this.#byPath.get(wanted);
    return exact ?? this.#byName.get(basename(wanted));
  }
}

/** Returns a page's path without its extension, `index`, slashes at its ends and capitals. */
function plainPath(file: string): string {
  return file
    .replace(/\.(?:md|markdown)$/i, "")
    .replace(/(?:^|\/)_?index$/, "")
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase();
}

/** Converts the text of a page to Markdown for this site. */
export function hugoBody(entry: PlacedEntry, { project, notes, links, pages }: BodyContext): string {
  const { page, source: file, config } = entry;
  const isListed = entry.kind === "docs" || !config.isMain;
  if (entry.isSection && isListed && page.body.trim() === "") return contentsOf(entry, pages.all, links);
  const markup = recordOf(recordOf(config.site.markup).goldmark);
  const math = hasMath(entry, config);
  let text = SourceText.of(page.body, page.bodyLine);
  const more = /<!--\s*more\s*-->/i.exec(text.text);
  if (more) text = text.edit([{ start: more.index, end: more.index + more[0].length, text: "<!-- truncate -->" }]);
  text = replaceShortcodes(text, {
    file,
    notes,
    page: (ref) => {
      const [path = "", hash] = ref.split("#");
      const found = path === "" ? entry : pages.find(path, entry);
      return found && { title: found.title, href: links.linkTo(found, entry) + (hash === undefined ? "" : `#${hash}`) };
    },
    resource: (word) => resourceFor(word, file, project),
    param: (name) => paramOf(name, entry, config),
  });
  text = withoutScripts(text, file, notes);
  // Removes block attributes, and heading attributes other than the id.
  text = text.replaceOutsideCode(/^[ \t]*\{[.#:][^{}\n]*\}[ \t]*$\n?/gm, () => "");
  text = text.replaceOutsideCode(/[ \t]*\{(?=[^{}\n]*[.=])[^{}\n]*?(#[\w-]+)?[^{}\n]*\}[ \t]*$/gm, ([written, id]) => {
    if (!/^[ \t]*\{[#.][\w-]/.test(written)) return null;
    return id === undefined ? "" : ` {${id}}`;
  });
  if (math) {
    text = text.replaceOutsideCode(/\\{1,2}\(([^\n]+?)\\{1,2}\)/g, ([, formula = ""]) => `$${formula}$`);
    text = text.replaceOutsideCode(/\\{1,2}\[([\s\S]+?)\\{1,2}\]/g, ([, formula = ""]) => `$$\n${formula.trim()}\n$$`);
  }
  return rewriteTree(text, {
    math,
    lineBreaks: recordOf(markup.renderer).hardwraps === true,
    ...(yesOrNo(config.site.enableemoji) === true && { words: withEmoji }),
    fence: (info) => {
      const [, lang = "", options = ""] = /^([^\s{]*)\s*\{(.*)\}\s*$/.exec(info) ?? [];
      return options === "" || /^[\d\s,-]+$/.test(options)
        ? null
        : { info: `${lang} ${highlightMeta(options)}`.trim() };
    },
    address: (written, use, line) => links.resolve(written, use, entry, line),
    onText: noteTexts(file, notes),
  }).text;
}

function hasMath({ page }: PlacedEntry, { params, site }: HugoConfig): boolean {
  const names = ["math", "katex", "mathjax", "latex"];
  const own = names.map((name) => yesOrNo(page.data[name])).find((flag) => flag !== undefined);
  const everywhere = names.some((name) => {
    const value = params[name] ?? recordOf(params.page)[name] ?? recordOf(params.article)[name];
    return yesOrNo(value) === true || recordOf(value).enable === true;
  });
  const goldmark = recordOf(recordOf(recordOf(site.markup).goldmark).extensions);
  return own ?? (everywhere || recordOf(goldmark.passthrough).enable === true);
}

/** Finds a file in or below the page's folder by a part of its name, as Docsy's `imgproc` does. */
function resourceFor(word: string, file: string, project: Project): string | undefined {
  const folder = dirname(file);
  const found = project.below(folder).find((name) => basename(name).includes(word) && !/\.md$/.test(name));
  return found?.slice(folder.length + 1);
}

function paramOf(name: string, { page }: PlacedEntry, { params }: HugoConfig): string | undefined {
  const path = name.toLowerCase().split(".");
  const values = [page.data, recordOf(page.data.params), params];
  return values.map((data) => stringOf(path.reduce<unknown>((value, key) => recordOf(value)[key], data))).find(Boolean);
}

/**
 * Returns a list of links to a section's pages and subsections, because themes show such a list if
 * the section's own page is empty. Returns the page's own text if there are none.
 */
function contentsOf(entry: PlacedEntry, pages: readonly PlacedEntry[], links: PageLinks): string {
  const depth = entry.sections.length;
  const isInside = (other: PlacedEntry) =>
    other !== entry && entry.sections.every((name, index) => other.sections[index] === name);
  const inside = pages.filter(
    (other) => isInside(other) && other.sections.length === (other.isSection ? depth + 1 : depth),
  );
  const lines = [...inside].sort(byWeight).map((other) => `- [${other.label}](${links.linkTo(other, entry)})`);
  return lines.length === 0 ? entry.page.body : `${lines.join("\n")}\n`;
}
