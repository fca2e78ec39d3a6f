import picomatch from "picomatch";
import { compareNames } from "../../../src/lib/compare-names";
import { basename, dirname } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import type { Project } from "../project";
import type { Values } from "../values";
import { yamlData } from "../yaml-data";
import type { MkDocsConfig } from "./mkdocs-config";
import { pagePath } from "./mkdocs-dialect";

/** A `nav` in the format of mkdocs.yml, and the files that define the `nav`. */
interface FolderNav {
  readonly nav: readonly unknown[];
  readonly sources: readonly string[];
}

/** A page or a folder of the docs. */
interface Child {
  readonly path: string;
  readonly isFolder: boolean;
}

/**
 * Builds a `nav` from the folders and their `.pages` or `.nav.yml` files, like the plugins
 * awesome-pages and awesome-nav. Returns undefined if the project uses neither plugin, has a `nav`
 * in mkdocs.yml, or has no such file.
 * https://github.com/lukasgeiter/mkdocs-awesome-nav
 */
export function folderNav(project: Project, config: MkDocsConfig): FolderNav | undefined {
  const plugin = config.plugin("awesome-pages") ?? config.plugin("awesome-nav");
  if (plugin === undefined || Array.isArray(config.site.nav)) return undefined;
  const name = stringOf(plugin.filename) ?? (config.plugin("awesome-pages") ? ".pages" : ".nav.yml");
  const files = project.below(config.docsDir).map((file) => (config.docsDir === "" ? file : inDocs(file, config)));
  const settings = new Map(
    files
      .filter((file) => basename(file) === name)
      .map((file) => [dirname(file), yamlData(project.read(sourceOf(file, config))) ?? {}]),
  );
  if (settings.size === 0) return undefined;
  const pages = files.filter((file) => file.endsWith(".md") && isOfDefaultLanguage(file, config));
  const folders = new Folders(
    pages.map((file) => pagePath(file, config)),
    settings,
  );
  const sources = [...settings.keys()].map((folder) => sourceOf([folder, name].filter(Boolean).join("/"), config));
  return { nav: folders.itemsOf(""), sources };
}

const inDocs = (file: string, { docsDir }: MkDocsConfig) => file.slice(docsDir.length + 1);
const sourceOf = (file: string, { docsDir }: MkDocsConfig) => [docsDir, file].filter(Boolean).join("/");

/** Returns false for a page in another language, and for a post. Posts are in the blog's list. */
function isOfDefaultLanguage(file: string, config: MkDocsConfig): boolean {
  const path = pagePath(file, config);
  if (config.blogDir !== null && path.startsWith(`${config.blogDir}/posts/`)) return false;
  return !config.languages.some(({ locale, isDefault }) => !isDefault && path.startsWith(`${locale}/`));
}

class Folders {
  readonly #pages: ReadonlySet<string>;

  /** @param settings the settings of folders, by path below the docs */
  constructor(
    pages: readonly string[],
    private readonly settings: ReadonlyMap<string, Values>,
  ) {
    this.#pages = new Set(pages);
  }

  /**
   * Returns the items of a folder: those of its settings, or else all children that are not hidden.
   */
  itemsOf(folder: string): unknown[] {
    const { nav, arrange } = this.#settingsOf(folder);
    const written = [nav, arrange].find(Array.isArray);
    const children = this.#childrenOf(folder);
    if (written === undefined) return this.#items(children.filter((child) => !this.#isHidden(child)));
    return this.#listed(written, folder, new Set());
  }

  /**
   * Returns the items of a written `nav`. `...` stands for all children of the folder that the
   * `nav` does not name and that are not hidden. `... | a*.md` stands for those of them that match
   * the pattern.
   * @param around paths that the `nav` around this section names
   */
  #listed(written: readonly unknown[], folder: string, around: ReadonlySet<string>): unknown[] {
    const named = new Set([...around, ...namesIn(written).map((name) => pathIn(folder, name))]);
    return written.flatMap((entry): unknown[] => {
      if (typeof entry === "string") {
        const glob = /^\.\.\.(?:\s*\|\s*(?:flat\s*\|\s*)?(.*))?$/s.exec(entry.trim());
        if (glob === null) return this.#named(undefined, pathIn(folder, entry));
        const matches = picomatch(glob[1]?.replace(/^glob=/, "") || "**");
        const others = this.#childrenOf(folder).filter(
          (child) => !named.has(child.path) && !this.#isHidden(child) && matches(basename(child.path)),
        );
        return this.#items(others);
      }
      return Object.entries(recordOf(entry)).flatMap(([title, value]): unknown[] => {
        if (Array.isArray(value)) return section(title, this.#listed(value, folder, named));
        const target = stringOf(value) ?? "";
        return /^[a-z][a-z\d+.-]*:/i.test(target) ? [{ [title]: target }] : this.#named(title, pathIn(folder, target));
      });
    });
  }

  /**
   * Returns the item for a page or a folder.
   * @param title the title in the `nav`; undefined for the page's or the folder's title
   */
  #named(title: string | undefined, path: string): unknown[] {
    if (this.#pages.has(path)) return [title === undefined ? path : { [title]: path }];
    return section(title ?? this.#titleOf(path), this.itemsOf(path));
  }

  #items(children: readonly Child[]): unknown[] {
    return children.flatMap(({ path, isFolder }) =>
      isFolder ? section(this.#titleOf(path), this.itemsOf(path)) : [path],
    );
  }

  /**
   * Returns the pages of a folder, and then its folders, both sorted by name. `index.md` comes
   * first. The order of names is reversed if the settings have `order: desc`.
   */
  #childrenOf(folder: string): Child[] {
    const inside = [...this.#pages].filter((path) => folder === "" || path.startsWith(`${folder}/`));
    const start = folder === "" ? 0 : folder.length + 1;
    const names = [...new Set(inside.map((path) => path.slice(start).split("/")[0] ?? ""))];
    const children = names.map((name) => {
      const path = pathIn(folder, name);
      return { path, isFolder: !this.#pages.has(path) };
    });
    const rank = ({ path, isFolder }: Child) => (basename(path) === "index.md" ? 0 : Number(isFolder) + 1);
    const direction = this.#settingsOf(folder).order === "desc" ? -1 : 1;
    return children.sort((a, b) => rank(a) - rank(b) || direction * compareNames(basename(a.path), basename(b.path)));
  }

  #isHidden({ path, isFolder }: Child): boolean {
    return isFolder && this.#settingsOf(path).hide === true;
  }

  /** Returns the title of a folder: that in its settings, or else the title that MkDocs derives. */
  #titleOf(folder: string): string {
    const words = basename(folder).replace(/[-_]/g, " ");
    const isLower = words.toLowerCase() === words;
    return stringOf(this.#settingsOf(folder).title) ?? (isLower ? words.replace(/^./, (c) => c.toUpperCase()) : words);
  }

  #settingsOf(folder: string): Values {
    return this.settings.get(folder) ?? {};
  }
}

function section(title: string, items: readonly unknown[]): unknown[] {
  return items.length === 0 ? [] : [{ [title]: items }];
}

/** Returns the path of an entry, which may begin with `./` or `/` and end with a slash. */
function pathIn(folder: string, name: string): string {
  return [folder, name.replace(/^\.?\/|\/$/g, "")].filter(Boolean).join("/");
}

/** Returns the names in a `nav` and in its sections. */
function namesIn(written: readonly unknown[]): string[] {
  return written.flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    return Object.values(recordOf(entry)).flatMap((value) =>
      Array.isArray(value) ? namesIn(listOf(value)) : [stringOf(value) ?? ""],
    );
  });
}
