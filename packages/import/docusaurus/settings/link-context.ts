import type { Notes } from "../../notes";

/** What links of the menu and the footer are checked against. */
export interface LinkContext {
  /** The configuration, for notes. */
  readonly file: string;
  readonly notes: Notes;
  readonly baseUrl: string;
  /** Addresses of pages that stay behind. */
  readonly leftBehind: ReadonlySet<string>;
  /** Id that a docs page has here. */
  readonly idOf: (id: string, plugin: string) => string | undefined;
  /** Name that a sidebar has here. */
  readonly sidebarOf: (name: string, plugin: string) => string | undefined;
  /** What the default language calls something. */
  readonly translate: (file: "navbar" | "footer", key: string, text: string) => string;
}
