import type { Notes } from "../../notes";

/** The context for checking links of the navbar and the footer. */
export interface LinkContext {
  /** The configuration, for notes. */
  readonly file: string;
  readonly notes: Notes;
  readonly baseUrl: string;
  /** Addresses of pages that are left behind. */
  readonly leftBehind: ReadonlySet<string>;
  /** Returns the id of a docs page in this site. */
  readonly idOf: (id: string, plugin: string) => string | undefined;
  /** Returns the name of a sidebar in this site. */
  readonly sidebarOf: (name: string, plugin: string) => string | undefined;
  /** Returns the label of an item in the default language. */
  readonly translate: (file: "navbar" | "footer", key: string, text: string) => string;
}
