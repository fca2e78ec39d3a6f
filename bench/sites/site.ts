import type { Files } from "../files";
import type { GeneratedPage } from "../generate-pages";
import type { BuildCommand } from "../measure/measure-build";

export const siteIds = ["ours", "docusaurus-rspack", "docusaurus", "vitepress", "starlight"] as const;
export type SiteId = (typeof siteIds)[number];

/** Their names in the report. */
export const siteNames: Readonly<Record<SiteId, string>> = {
  ours: "本站",
  "docusaurus-rspack": "Docusaurus（Rspack）",
  docusaurus: "Docusaurus（webpack）",
  vitepress: "VitePress",
  starlight: "Starlight",
};

/** A project of one of the site generators, in a folder of its own. */
export interface Project {
  /** Folder of what is built. */
  readonly output: string;
  readonly build: BuildCommand;
  /** A file of its content, to be edited between two builds. */
  readonly editable: string;
  /** Deletes what makes a second build faster. */
  readonly clean: () => void;
}

/** A site to be measured. */
export interface Site {
  readonly id: SiteId;
  /** Version of what is measured, such as 3.10.2; of ours the commit. */
  readonly version: string;
  /** Address of a generated doc. */
  readonly docPath: (name: string) => string;
  /** CSS selectors of what a reader acts on; what a site has not is left out. */
  readonly controls: Controls;
  /** Makes the project with these pages, or with its own, and installs what it needs. */
  readonly prepare: (pages: readonly GeneratedPage[] | "own") => Promise<Project>;
}

export interface Controls {
  readonly next: string;
  readonly colorMode?: string;
  readonly menu?: string;
  readonly copy?: string;
  readonly search?: string;
}

/** What a peer needs beside its packages. */
export interface Peer {
  readonly id: SiteId;
  /** Folder of the packages; two peers may share them. */
  readonly folder: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  /** The package whose version is the peer's. */
  readonly mainPackage: string;
  readonly output: string;
  /** Folders that make a second build faster. */
  readonly caches: readonly string[];
  /** Folders of content, written anew each time. */
  readonly content: readonly string[];
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Configuration, home page and the like. */
  readonly files: (pages: readonly GeneratedPage[]) => Files;
  readonly fileOf: (page: GeneratedPage) => string;
  readonly markdownOf: (page: GeneratedPage) => string;
  readonly docPath: (name: string) => string;
  readonly controls: Controls;
}
