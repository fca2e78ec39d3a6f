import { foreignMessages } from "./messages/foreign-messages";
import type { Notes } from "./notes";

/** Collects front matter fields that are taken out. A theme's field is in every file, so each is one note with a count. */
export class ForeignFields {
  readonly #files = new Map<string, string[]>();

  /** Notes the fields of a file that nothing here reads. @param understood those that are read or mean nothing worth a word */
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
