import path from "node:path";
import { compareText } from "../../../src/lib/diagnostic";
import { dirname } from "../../../src/lib/paths";
import { Vault } from "../../../src/markdown/obsidian/vault";
import { safePath } from "../links/safe-name";
import { markdownAddress } from "../markdown/rewrite-tree";
import type { ImportedFile } from "../model";
import type { Project } from "../project";

/** A note in a vault. */
export interface VaultNote {
  /** Path in the vault. */
  readonly file: string;
  /** Path in the content folder. */
  readonly target: string;
  /** Text without front matter. */
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
  readonly isDraft: boolean;
}

/** Files in Obsidian's own formats, which browsers cannot show. */
export const ownFile = /\.(?:canvas|base)$/i;

/**
 * Finds the files of a vault by the names in its links, and collects the attachments that notes
 * use.
 */
export class VaultFiles {
  readonly #vault: Vault;
  readonly #notes: ReadonlyMap<string, VaultNote>;
  readonly #attachments: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();

  /**
   * @param base folder of the vault in the project
   * @param attachments the vault's files other than notes
   * @param folder subfolder of the content folder for all files; "" if they are already in this
   * site's folders
   */
  constructor(
    project: Project,
    private readonly base: string,
    notes: readonly VaultNote[],
    attachments: readonly string[],
    folder: string,
  ) {
    const names = [...notes.map(({ file }) => file), ...attachments.filter((file) => !ownFile.test(file))];
    this.#vault = new Vault(project.absolute(base), names.sort(compareText));
    this.#notes = new Map(notes.map((note) => [note.file, note]));
    this.#attachments = targetsOf(attachments, folder);
  }

  /** Returns the files that a name may refer to, as paths in the vault. */
  find(name: string, from: VaultNote): readonly string[] {
    return name === "" ? [] : this.#vault.find(name, from.file);
  }

  note(file: string): VaultNote | undefined {
    return this.#notes.get(file);
  }

  /**
   * Returns the address of a file, relative to a page. If the file is an attachment, adds it to
   * `files`.
   */
  addressOf(file: string, from: VaultNote): string {
    const target = this.#notes.get(file)?.target ?? this.#attachments.get(file) ?? file;
    if (this.#attachments.has(file)) this.#used.add(file);
    const relative = path.posix.relative(dirname(from.target), target);
    return markdownAddress(relative.startsWith("../") ? relative : `./${relative}`);
  }

  /** The attachments that notes use. */
  get files(): ImportedFile[] {
    return [...this.#used].map((file) => ({
      target: this.#attachments.get(file) ?? file,
      from: this.base === "" ? file : `${this.base}/${file}`,
    }));
  }

  /** Attachments that no note uses, as paths in the vault. */
  get unused(): string[] {
    return [...this.#attachments.keys()].filter((file) => !this.#used.has(file));
  }
}

/**
 * Returns a path in the content folder for each file of a vault. Two names that differ only in
 * characters that are not allowed in addresses, or in case, get different paths.
 * @param folder subfolder of the content folder for all files; "" if they are already in this
 * site's folders
 */
export function targetsOf(files: readonly string[], folder: string): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    files.map((file) => {
      const wanted = path.posix.join(folder, safePath(file.normalize("NFC")));
      const ending = path.posix.extname(wanted);
      let target = wanted;
      for (let number = 2; taken.has(target.toLowerCase()); number++)
        target = `${wanted.slice(0, wanted.length - ending.length)}-${number}${ending}`;
      taken.add(target.toLowerCase());
      return [file, target];
    }),
  );
}
