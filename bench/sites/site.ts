import type { Files } from "../files";
import type { GeneratedPage } from "../generate-pages";
import type { BuildCommand } from "../measure/measure-build";

export const siteIds = ["ours", "docusaurus-rspack", "docusaurus", "vitepress", "starlight"] as const;
export type SiteId = (typeof siteIds)[number];

/** Names of the sites in the report. */
export const siteNames: Readonly<Record<SiteId, string>> = {
  ours: "本站",
  "docusaurus-rspack": "Docusaurus（Rspack）",
  docusaurus: "Docusaurus（webpack）",
  vitepress: "VitePress",
  starlight: "Starlight",
};

/** A project of one of the site generators, in a separate folder. */
export interface Project {
  /** Folder the build writes to. */
  readonly output: string;
  readonly build: BuildCommand;
  /** A content file that is edited between two builds. */
  readonly editable: string;
  /** Removes the caches, so that the next build starts cold. */
  readonly clean: () => void;
}

/** A site to be measured. */
export interface Site {
  readonly id: SiteId;
  /** The measured version, such as 3.10.2. Our site uses a commit. */
  readonly version: string;
  /** Returns the address of a generated doc. */
  readonly docPath: (name: string) => string;
  /** CSS selectors of controls. Controls that a site lacks are left out. */
  readonly controls: Controls;
  /**
   * Creates the project with the given pages or with its own content, and installs its packages.
   */
  readonly prepare: (pages: readonly GeneratedPage[] | "own") => Promise<Project>;
}

export interface Controls {
  readonly next: string;
  readonly colorMode?: string;
  readonly menu?: string;
  readonly copy?: string;
  readonly search?: string;
}

/** The setup of a peer's project. */
export interface Peer {
  readonly id: SiteId;
  /** Folder of the packages; two peers may share one. */
  readonly folder: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
  /** The package whose version the report shows. */
  readonly mainPackage: string;
  readonly output: string;
  /** Cache folders, removed before a cold build. */
  readonly caches: readonly string[];
  /** Content folders, rewritten for each build. */
  readonly content: readonly string[];
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Returns other files, such as the configuration and the home page. */
  readonly files: (pages: readonly GeneratedPage[]) => Files;
  readonly fileOf: (page: GeneratedPage) => string;
  readonly markdownOf: (page: GeneratedPage) => string;
  readonly docPath: (name: string) => string;
  readonly controls: Controls;
}
