import path from "node:path";
import { basename, decodePath, dirname, joinPath, resolveRelative } from "../../../src/lib/paths";
import { linkScheme } from "../../../src/markdown/sanitize/schema";
import { markdownAddress } from "../markdown/rewrite-tree";
import { foreignMessages } from "../messages/messages";
import type { ImportedFile } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { plainAddress } from "../write/keep-address";
import { safePath } from "./safe-name";

/** The page data needed to resolve links from and to the page. */
export interface LinkedPage {
  /** Path in the project. */
  readonly source: string;
  /** Path in the content folder. */
  readonly target: string;
  /**
   * Decoded address without the site's base path. A trailing slash matters, because links are
   * relative to the address.
   */
  readonly address: string;
}

interface Options {
  readonly project: Project;
  readonly notes: Notes;
  readonly pages: readonly LinkedPage[];
  /** Addresses of the files in the static folder, such as `/img/a.png`. */
  readonly statics: ReadonlySet<string>;
  /** New addresses of the generator's list pages, by their old addresses. */
  readonly lists?: ReadonlyMap<string, string>;
  /**
   * Returns the target of a file that a page uses and that is not in the static folder; null if the
   * file is not imported.
   */
  readonly targetOf: (file: string) => string | null;
  /**
   * Returns the project folders that an address may be relative to, in addition to the page's
   * folder.
   */
  readonly roots?: (page: LinkedPage) => readonly string[];
  /**
   * Maps an address to a path below the folders that `roots` returns. The default keeps the
   * address.
   */
  readonly pathOf?: (address: string) => string;
  /** Folder of the sources, to which the aliases of bundlers refer. */
  readonly sourceDir?: string;
  /**
   * Folders whose files the generator also serves at the root, such as the theme's. Only the files
   * that pages use are imported.
   */
  readonly themeFolders?: readonly string[];
  /** Returns the folder with the files that the generator serves below the page's address. */
  readonly assetFolder?: (page: LinkedPage) => string;
  /** Base path, such as `/notes/` or `/`. */
  readonly basePath: string;
  /**
   * Origin of the site, such as `https://example.org`. Links to this origin are internal if they
   * are below the base path. Undefined if the configuration has no address, so that the base path
   * is unknown, too.
   */
  readonly origin: string | undefined;
}

/** Resolves every link and picture of a project, and collects the files that pages use. */
export class PageLinks {
  readonly #used = new Map<string, ImportedFile>();
  readonly #bySource: ReadonlyMap<string, LinkedPage>;
  readonly #byAddress: ReadonlyMap<string, LinkedPage>;
  /** Static addresses, by their keys from `keyOf`. */
  readonly #addresses: ReadonlyMap<string, string>;
  /** Files of the project, by their keys from `keyOf`. */
  readonly #files: ReadonlyMap<string, string>;
  /** First names of the addresses of pages and static files: `guide` of `/guide/install`. */
  readonly #tops: ReadonlySet<string>;

  constructor(private readonly options: Options) {
    this.#bySource = new Map(options.pages.map((page) => [page.source, page]));
    this.#byAddress = new Map(options.pages.map((page) => [plainAddress(page.address), page]));
    this.#addresses = new Map([...options.statics].map((address) => [keyOf(address), address]));
    this.#files = new Map(options.project.files.map((file) => [keyOf(file), file]));
    const addresses = [...options.pages.map(({ address }) => address), ...options.statics];
    this.#tops = new Set(addresses.map((address) => address.split("/")[1] ?? ""));
  }

  /** Files that pages use, except those in the static folder, which are always imported. */
  get files(): ImportedFile[] {
    const { statics } = this.options;
    return [...this.#used.values()].filter(({ target }) => !statics.has(target.slice("static".length)));
  }

  /** Returns the link to `page` for use on the page `from`. */
  linkTo(page: LinkedPage, from: LinkedPage): string {
    const relative = path.posix.relative(dirname(from.target), page.target);
    return markdownAddress(relative.startsWith(".") ? relative : `./${relative}`);
  }

  pageAt(address: string): LinkedPage | undefined {
    return this.#byAddress.get(plainAddress(address));
  }

  /**
   * Returns the new address for an original one; null if it does not change. An unsupported scheme
   * becomes `#`, and an address without a target becomes its full original address, which means the
   * same on every page. Both are noted.
   */
  resolve(written: string, use: "link" | "picture", from: LinkedPage, line: number): string | null {
    if (use === "link" && /^[a-z][a-z\d+.-]*:/i.test(written.trim()) && !linkScheme.test(written.trim())) {
      this.options.notes.left({ file: from.source, line, found: written.slice(0, 60) }, foreignMessages.scheme);
      return "#";
    }
    const local = this.#ownAddress(written);
    if (local === null || local === "" || /^[#?]|^\/\/|^[a-z][a-z\d+.-]*:/i.test(local)) return null;
    const [, pathPart = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(local) ?? [];
    const wanted = decodePath(pathPart);
    const found =
      this.#find(wanted, from) ?? this.#inOtherCase(wanted, from, line) ?? this.#elsewhere(wanted, from, line);
    const isPage = use === "picture" && found !== null && /\.(?:mdx?|markdown)$/i.test(found);
    if (found !== null && !isPage) return found + (use === "picture" ? "" : rest.replace(/^\?[^#]*/, ""));
    this.options.notes.left(
      { file: from.source, line, found: written },
      use === "picture" ? foreignMessages.noPicture : foreignMessages.noTarget,
    );
    return markdownAddress(this.#fullAddress(wanted, from)) + (use === "picture" ? "" : rest);
  }

  /**
   * Returns the address of the first picture among front matter values that is on another site or
   * is a file of the project; undefined if there is none.
   */
  firstPicture(values: readonly (string | undefined)[], from: LinkedPage): string | undefined {
    for (const value of values) {
      if (value === undefined || !/[./]/.test(value)) continue;
      const found = /^https?:\/\//.test(value) ? value : this.picture(value, from);
      if (found !== null) return found;
    }
    return undefined;
  }

  /**
   * Returns the address of a project's picture for front matter; null for a picture that does not
   * exist or is on another site.
   */
  picture(written: string, from: LinkedPage): string | null {
    const wanted = decodePath((this.#ownAddress(written) ?? written).replace(/[?#].*$/s, ""));
    if (wanted === "" || /^[a-z][a-z\d+.-]*:|^\/\//i.test(wanted)) return null;
    return this.#find(wanted, from) ?? this.#elsewhere(wanted, from);
  }

  /** Removes the site's own origin from an address; null for another site on the same origin. */
  #ownAddress(written: string): string | null {
    const { origin, basePath } = this.options;
    if (origin === undefined || !written.startsWith(`${origin}/`)) return written;
    const path = written.slice(origin.length);
    return path.startsWith(basePath) || `${path}/` === basePath ? path : null;
  }

  #find(wanted: string, from: LinkedPage): string | null {
    return wanted.startsWith("/") ? this.#absolute(wanted, from) : this.#relative(wanted, from);
  }

  /**
   * Finds a file whose name differs only in case or Unicode form. Windows and macOS find such a
   * file too, but other hosts do not.
   */
  #inOtherCase(wanted: string, from: LinkedPage, line: number): string | null {
    const { basePath, notes, roots } = this.options;
    const inside = wanted.startsWith(basePath) ? wanted.slice(basePath.length) : wanted.replace(/^\//, "");
    const addresses = wanted.startsWith("/") ? [`/${inside}`, wanted] : [];
    const folders = [...(wanted.startsWith("/") ? [] : [dirname(from.source)]), ...(roots?.(from) ?? [])];
    const files = folders.flatMap((folder) => resolveRelative(folder, inside) ?? []);
    const address = addresses.map((one) => this.#addresses.get(keyOf(one))).find(Boolean);
    const file = files.map((one) => this.#files.get(keyOf(one))).find(Boolean);
    const found = address === undefined ? file && this.#fileAt(file, from) : markdownAddress(address);
    if (!found) return null;
    notes.changed({ file: from.source, line, found: `${wanted} → ${address ?? file}` }, foreignMessages.otherCase);
    return found;
  }

  /**
   * Finds the target of an address that leads nowhere on the original site, but whose meaning is
   * clear: a path from the top of the project, as on GitHub, a path that begins with an alias of a
   * bundler, or an address with a base path that the configuration does not name.
   */
  #elsewhere(wanted: string, from: LinkedPage, line?: number): string | null {
    const { notes } = this.options;
    const inside = wanted.replace(/^~?@[\w-]*\//, "/");
    const found =
      (inside === wanted ? null : this.#absolute(inside, from)) ??
      this.#fromTop(inside, from) ??
      this.#withoutUnknownBase(inside, from);
    if (found === null) return null;
    notes.changed({ file: from.source, line, found: `${wanted} → ${found}` }, foreignMessages.elsewhere);
    return found;
  }

  /** Finds a file by its path from the top of the project or of its sources. */
  #fromTop(wanted: string, from: LinkedPage): string | null {
    for (const folder of new Set(["", this.options.sourceDir ?? ""])) {
      const file = resolveRelative(folder, wanted.replace(/^\/+/, ""));
      const found = file === null ? null : this.#fileAt(file, from, `static/${safePath(file)}`);
      if (found !== null) return found;
    }
    return null;
  }

  /**
   * Finds the target of an address without its first name. Keeps the name if pages or files have
   * addresses below it.
   */
  #withoutUnknownBase(wanted: string, from: LinkedPage): string | null {
    const [, base = "", inside = ""] = /^\/([^/]+)(\/.+)$/.exec(wanted) ?? [];
    if (this.options.origin !== undefined || this.options.basePath !== "/") return null;
    return inside === "" || this.#tops.has(base) ? null : this.#absolute(inside, from);
  }

  #absolute(wanted: string, from: LinkedPage): string | null {
    const { basePath, statics } = this.options;
    const inside = wanted.startsWith(basePath) ? `/${wanted.slice(basePath.length)}` : wanted;
    for (const address of new Set([inside, wanted])) {
      const page = this.#pageFor(address);
      if (page) return this.linkTo(page, from);
      if (statics.has(address)) return markdownAddress(address);
      const list = this.options.lists?.get(plainAddress(address)) ?? (plainAddress(address) === "/" ? "/" : undefined);
      if (list !== undefined) return markdownAddress(list);
      const asset = this.#assetAt(address, from);
      if (asset !== null) return asset;
    }
    for (const root of this.options.roots?.(from) ?? []) {
      const file = this.#fileAt(joinPath(root, this.options.pathOf?.(inside) ?? inside).slice(1), from);
      if (file !== null) return file;
    }
    return this.#inTheme(inside);
  }

  #inTheme(address: string): string | null {
    const { project, themeFolders = [] } = this.options;
    const from = themeFolders.map((folder) => folder + address).find((file) => project.has(file));
    if (from === undefined) return null;
    this.#used.set(`static${address}`, { target: `static${address}`, from });
    return markdownAddress(address);
  }

  #relative(wanted: string, from: LinkedPage): string | null {
    const folders = [dirname(from.source), ...(this.options.roots?.(from) ?? [])];
    for (const folder of folders) {
      const file = resolveRelative(folder, wanted);
      const found = file === null ? null : this.#fileAt(file, from);
      if (found !== null) return found;
    }
    return this.#absolute(this.#fullAddress(wanted, from), from);
  }

  /**
   * Finds a file below the address of a page: `/2024/03/05/tea/pot.png` of the page
   * `/2024/03/05/tea/`.
   */
  #assetAt(address: string, from: LinkedPage): string | null {
    const page = this.pageAt(`${dirname(address)}/`);
    const folder = page && this.options.assetFolder?.(page);
    return folder === undefined ? null : this.#fileAt(joinPath(folder, basename(address)).slice(1), from);
  }

  #pageFor(address: string): LinkedPage | undefined {
    return (
      this.pageAt(address) ?? this.pageAt(address.replace(/\.(?:md|markdown)$/i, "").replace(/\/(?:_?index)$/, "/"))
    );
  }

  /**
   * Returns the link to a page, whose file name may end with `.html` or have no extension, or to a
   * file that is not a page; null if there is neither.
   * @param spare target of a file that the generator does not publish; null to leave it out
   */
  #fileAt(file: string, from: LinkedPage, spare: string | null = null): string | null {
    const name = file.replace(/\.html?$/i, "");
    const candidates = [file, `${name}.md`, `${name}.markdown`, `${file}/index.md`, `${file}/_index.md`];
    const page = candidates
      .map((candidate) => this.#bySource.get(candidate))
      .find((candidate) => candidate !== undefined);
    if (page) return this.linkTo(page, from);
    const { project } = this.options;
    if (file === "" || !project.has(file) || /\.(?:mdx?|markdown)$/i.test(file)) return null;
    // This site reads a link without an extension as a link to a page, so the file goes to the
    // static folder, where it is served unchanged.
    const target = /\.[^/.]+$/.test(file) ? (this.options.targetOf(file) ?? spare) : `static/${safePath(file)}`;
    if (target === null) return null;
    this.#used.set(target, { target, from: file });
    if (target.startsWith("static/")) return markdownAddress(target.slice("static".length));
    const relative = path.posix.relative(dirname(from.target), target);
    return markdownAddress(relative.startsWith(".") ? relative : `./${relative}`);
  }

  /** Resolves an address on a page as a browser does. */
  #fullAddress(wanted: string, { address }: LinkedPage): string {
    const folder = address.endsWith("/") ? address : dirname(address);
    return joinPath(
      new URL(wanted.replace(/[%?#]/g, encodeURIComponent), `http://x${joinPath(folder, "/")}`).pathname
        .split("/")
        .map(decodePath)
        .join("/"),
    );
  }
}

/** Returns a key that ignores a name's case and Unicode form. */
function keyOf(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
