import { foreignMessages } from "./messages/messages";
import type { Notes } from "./notes";

/**
 * Collects removed front matter fields. A theme's field may occur in every file, so each field gets
 * one note with a count.
 */
export class ForeignFields {
  readonly #files = new Map<string, string[]>();

  /**
   * Collects the fields of a file that this site does not use.
   * @param understood fields that are used, or that need no note
   */
  see(file: string, data: Readonly<Record<string, unknown>>, understood: ReadonlySet<string>): void {
    for (const [key, value] of Object.entries(data)) {
      if (understood.has(key) || value === null || value === "") continue;
      this.#files.set(key, [...(this.#files.get(key) ?? []), file]);
    }
  }

  report(notes: Notes): void {
    for (const [key, files] of this.#files) {
      const found = files.length === 1 ? key : `${key} × ${files.length}`;
      notes.left({ file: files[0] ?? "", found }, foreignMessages.field);
    }
  }
}
