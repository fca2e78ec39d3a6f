import path from "node:path";
import { decodePath, dirname, resolveRelative } from "../../src/lib/paths";
import type { ImportedFile } from "./model";
import type { Project } from "./project";

/** Folder for files that pages use and that lie outside all folders of content. Nothing below a `_` becomes a page. */
const stray = "docs/_imported";

/** Where each file of a project lies in the content folder, and how pages have to name it there. */
export class Places {
  /** Files that pages turned out to need beside those that were planned. */
  readonly added: ImportedFile[] = [];
  readonly #targets = new Map<string, string>();
  readonly #originals = new Map<string, string>();

  /**
   * @param base folder that `@site/` stands for
   * @param staticFolders folders that are served at the top of the site
   */
  constructor(
    private readonly project: Project,
    private readonly base: string,
    private readonly staticFolders: readonly string[],
  ) {}

  set(source: string, target: string): void {
    this.#targets.set(source, target);
  }

  /** Files beside the original answer for a translation, too. */
  setOriginal(source: string, original: string): void {
    this.#originals.set(source, original);
  }

  targetOf(source: string): string | undefined {
    return this.#targets.get(source);
  }

  /**
   * The file of the project that a page names; null for addresses and for files that are not there.
   * @param written `./x.png`, `@site/docs/x.md`, `/img/x.png`, percent-encoded or not
   * @param source the page, as a path in the project
   */
  fileOf(written: string, source: string): string | null {
    if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(written)) return null;
    const plain = decodePath(written.replace(/[?#].*$/s, ""));
    const candidates = plain.startsWith("@site/")
      ? [resolveRelative(this.base, plain.slice("@site/".length))]
      : plain.startsWith("/")
        ? // Imports that begin with a slash begin at the top of the project.
          [...this.staticFolders.map((folder) => `${folder}${plain}`), resolveRelative(this.base, plain)]
        : [source, this.#originals.get(source) ?? source].map((file) => resolveRelative(dirname(file), plain));
    return candidates.find((file) => file !== null && this.project.has(file)) ?? null;
  }

  /**
   * How a link or picture names a file in its new place. What already leads there stays as it was written.
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

  /** Where a file lies in the content folder, if what is written would not lead there from the new place. */
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

  /** A text that is only linked to would become no page by being copied. */
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
