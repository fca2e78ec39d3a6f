import type { Notes } from "../../notes";

/** The context for converting navbar and footer links. */
export interface LinkContext {
  /** Path of the configuration file, for notes. */
  readonly file: string;
  readonly notes: Notes;
  readonly baseUrl: string;
  /** Addresses of pages that are left behind. */
  readonly leftBehind: ReadonlySet<string>;
  /** Returns a docs page's id on this site; undefined for an unknown page. */
  readonly idOf: (id: string, plugin: string) => string | undefined;
  /** Returns a sidebar's name on this site; undefined for an unknown sidebar. */
  readonly sidebarOf: (name: string, plugin: string) => string | undefined;
  /** Returns an item's label in the default language. */
  readonly translate: (file: "navbar" | "footer", key: string, text: string) => string;
}
