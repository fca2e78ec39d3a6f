import path from "node:path";
import { decodePath, dirname, resolveRelative } from "../../src/lib/paths";
import type { ImportedFile } from "./model";
import type { Project } from "./project";

/**
 * Folder for files that pages use and that are outside all content folders. The `_` keeps them
 * from becoming pages.
 */
const stray = "docs/_imported";

/**
 * Maps each file of a project to its path in the content folder, and resolves the paths in pages.
 */
export class Places {
  /** Files that pages use, in addition to the planned ones. */
  readonly added: ImportedFile[] = [];
  readonly #targets = new Map<string, string>();
  readonly #originals = new Map<string, string>();

  /**
   * @param base folder that `@site/` resolves to
   * @param staticFolders folders that are served at the root of the site
   */
  constructor(
    private readonly project: Project,
    private readonly base: string,
    private readonly staticFolders: readonly string[],
  ) {}

  set(source: string, target: string): void {
    this.#targets.set(source, target);
  }

  /**
   * Sets the original of a translation. The translation may then also use files next to its
   * original.
   */
  setOriginal(source: string, original: string): void {
    this.#originals.set(source, original);
  }

  targetOf(source: string): string | undefined {
    return this.#targets.get(source);
  }

  /**
   * Resolves the path of a project file; null for URLs and for files that do not exist.
   * @param written `./x.png`, `@site/docs/x.md`, `/img/x.png`, percent-encoded or not
   * @param source the page, as a path in the project
   */
  fileOf(written: string, source: string): string | null {
    if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(written)) return null;
    const plain = decodePath(written.replace(/[?#].*$/s, ""));
    return this.#candidates(plain, source).find((file) => file !== null && this.project.has(file)) ?? null;
  }

  #candidates(plain: string, source: string): (string | null)[] {
    if (plain.startsWith("@site/")) return [resolveRelative(this.base, plain.slice("@site/".length))];
    // Imports that begin with a slash start at the root of the project.
    if (plain.startsWith("/"))
      return [...this.staticFolders.map((folder) => `${folder}${plain}`), resolveRelative(this.base, plain)];
    return [source, this.#originals.get(source) ?? source].map((file) => resolveRelative(dirname(file), plain));
  }

  /**
   * Returns the address by which a link or picture refers to a file at its new path. An address
   * that is still correct stays unchanged.
   * @param target the page, as a path in the content folder
   */
  addressOf(written: string, source: string, target: string): string {
    const there = this.#movedTo(written, source, target);
    if (there === null) return written;
    const rest = /[?#].*$/s.exec(written)?.[0] ?? "";
    if (there.startsWith("static/")) return encode(there.slice("static".length)) + rest;
    const relative = path.posix.relative(dirname(target), there);
    return encode(relative.startsWith(".") ? relative : `./${relative}`) + rest;
  }

  /** Returns the path by which an import refers to a file at its new path: `@site/docs/_x.mdx`. */
  moduleOf(written: string, source: string, target: string): string {
    const there = this.#movedTo(written, source, target, true);
    return there === null ? written : `@site/${there}`;
  }

  /**
   * Returns a file's path in the content folder; null if the project has no such file, if the file
   * is not imported, or if the written path already leads there.
   */
  #movedTo(written: string, source: string, target: string, isImport = false): string | null {
    const file = this.fileOf(written, source);
    const there = file === null ? null : this.#targetOrCopy(file, isImport);
    return there === placeOf(decodePath(written.replace(/[?#].*$/s, "")), target) ? null : there;
  }

  /**
   * Returns a file's target. A file without a target is added, so that it is copied. A Markdown
   * file that is only linked to is not added, because a copy would not become a page.
   */
  #targetOrCopy(file: string, isImport: boolean): string | null {
    const known = this.#targets.get(file);
    if (known !== undefined || (!isImport && /\.mdx?$/.test(file))) return known ?? null;
    const target = `${stray}/${file}`;
    this.#targets.set(file, target);
    this.added.push({ target, from: file });
    return target;
  }
}

/** Encodes an address for Markdown, which ends an address at a space or a parenthesis. */
function encode(address: string): string {
  return address.replace(/[\s()<>"'%?#]/g, (character) => encodeURIComponent(character).replace(/[()']/g, hex));
}

function hex(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Returns the path in the content folder to which a written path leads from a page. */
function placeOf(plain: string, target: string): string | null {
  if (plain.startsWith("@site/")) return plain.slice("@site/".length);
  return plain.startsWith("/") ? `static${plain}` : resolveRelative(dirname(target), plain);
}
