import path from "node:path";
import { decodePath, dirname, resolveRelative } from "../../src/lib/paths";
import type { ImportedFile } from "./model";
import type { Project } from "./project";

/**
 * Folder for files that pages use and that are outside of all content folders. Files below a name
 * that begins with `_` never become pages.
 */
const stray = "docs/_imported";

/**
 * Maps each file of a project to its place in the content folder, and gives the path by which pages
 * refer to it.
 */
export class Places {
  /** Files that pages use, in addition to the planned ones. */
  readonly added: ImportedFile[] = [];
  readonly #targets = new Map<string, string>();
  readonly #originals = new Map<string, string>();

  /**
   * @param base folder that `@site/` stands for
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

  /** A translation may also use files beside its original. */
  setOriginal(source: string, original: string): void {
    this.#originals.set(source, original);
  }

  targetOf(source: string): string | undefined {
    return this.#targets.get(source);
  }

  /**
   * Resolves a file of the project; null for URLs and for files that do not exist.
   * @param written `./x.png`, `@site/docs/x.md`, `/img/x.png`, percent-encoded or not
   * @param source the page, as a path in the project
   */
  fileOf(written: string, source: string): string | null {
    if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(written)) return null;
    const plain = decodePath(written.replace(/[?#].*$/s, ""));
    const candidates = plain.startsWith("@site/")
      ? [resolveRelative(this.base, plain.slice("@site/".length))]
      : plain.startsWith("/")
        ? // Imports that begin with a slash start at the root of the project.
          [...this.staticFolders.map((folder) => `${folder}${plain}`), resolveRelative(this.base, plain)]
        : [source, this.#originals.get(source) ?? source].map((file) => resolveRelative(dirname(file), plain));
    return candidates.find((file) => file !== null && this.project.has(file)) ?? null;
  }

  /**
   * The form in which a link or picture refers to a file at its new place. A path that is still
   * correct stays unchanged.
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

  /** The same for imports: `@site/docs/_x.mdx`. */
  moduleOf(written: string, source: string, target: string): string {
    const there = this.#movedTo(written, source, target, true);
    return there === null ? written : `@site/${there}`;
  }

  /** The new path of a file in the content folder, unless the written path still leads there. */
  #movedTo(written: string, source: string, target: string, isImport = false): string | null {
    const file = this.fileOf(written, source);
    const there = file === null ? null : this.#targetOrCopy(file, isImport);
    const plain = decodePath(written.replace(/[?#].*$/s, ""));
    const meant = plain.startsWith("@site/")
      ? plain.slice("@site/".length)
      : plain.startsWith("/")
        ? `static${plain}`
        : resolveRelative(dirname(target), plain);
    return there === meant ? null : there;
  }

  /** Copying a Markdown file that is only linked to would not make it a page. */
  #targetOrCopy(file: string, isImport: boolean): string | null {
    const known = this.#targets.get(file);
    if (known !== undefined || (!isImport && /\.mdx?$/.test(file))) return known ?? null;
    const target = `${stray}/${file}`;
    this.#targets.set(file, target);
    this.added.push({ target, from: file });
    return target;
  }
}

/** Markdown ends an address at a space or a bracket. */
function encode(address: string): string {
  return address.replace(/[\s()<>"'%?#]/g, (character) => encodeURIComponent(character).replace(/[()']/g, hex));
}

function hex(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
