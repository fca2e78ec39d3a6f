import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { compareText } from "../../src/lib/diagnostic";
import { decode } from "./decode";
import { importMessages } from "./messages/messages";
import type { Notes } from "./notes";

/** Folders that contain none of the author's content. */
const skipped = new Set(["node_modules", ".git", ".docusaurus", ".cache"]);

/**
 * The folder of another generator's project. It is only read. Paths are relative to it, with
 * slashes.
 */
export class Project {
  /** Real path of the folder. */
  readonly root: string;
  /**
   * All files outside `skipped` folders, sorted. Symbolic links are followed if they stay in the
   * folder.
   */
  readonly files: readonly string[];
  readonly #known: ReadonlySet<string>;
  /** Files with a note about their encoding. */
  readonly #noted = new Set<string>();

  constructor(
    folder: string,
    private readonly notes: Notes,
  ) {
    this.root = realpathSync(folder);
    this.files = this.#scan("", [this.root]).sort(compareText);
    this.#known = new Set(this.files);
  }

  has(file: string): boolean {
    return this.#known.has(file);
  }

  /** Returns the files below a folder of the project; "" for all of it. */
  below(folder: string): string[] {
    return folder === "" ? [...this.files] : this.files.filter((file) => file.startsWith(`${folder}/`));
  }

  absolute(file: string): string {
    return path.join(this.root, file);
  }

  /**
   * Returns the text of a file in UTF-8, UTF-16 or GB18030. For a file that is not text, it returns
   * "" and notes the file as left behind.
   */
  read(file: string): string {
    const { text, encoding } = decode(readFileSync(this.absolute(file)));
    if (this.#noted.has(file)) return text ?? "";
    if (encoding !== "utf-8") this.#noted.add(file);
    if (text === null) this.notes.left({ file }, importMessages.noText);
    else if (encoding !== "utf-8") this.notes.changed({ file, found: encoding }, importMessages.encoding);
    return text ?? "";
  }

  #scan(folder: string, ancestors: readonly string[]): string[] {
    return entriesOf(this.absolute(folder)).flatMap((entry) => {
      const file = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (skipped.has(entry.name)) return [];
      if (entry.isSymbolicLink()) return this.#follow(file, ancestors);
      if (entry.isDirectory()) return this.#scan(file, [...ancestors, this.absolute(file)]);
      return entry.isFile() ? [file] : [];
    });
  }

  #follow(file: string, ancestors: readonly string[]): string[] {
    if (!existsSync(this.absolute(file))) return [];
    const target = realpathSync(this.absolute(file));
    if (!isWithin(target, this.root)) {
      this.notes.left({ file }, importMessages.linkOutside);
      return [];
    }
    // Following a symbolic link to one of its parent folders would never end.
    if (ancestors.includes(target)) return [];
    return statSync(target).isDirectory() ? this.#scan(file, [...ancestors, target]) : [file];
  }
}

/** Returns whether `inner` equals `outer` or is below it. Both are absolute paths. */
export function isWithin(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return relative === "" || (!/^\.\.(?:[\\/]|$)/.test(relative) && !path.isAbsolute(relative));
}

function entriesOf(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true });
}
