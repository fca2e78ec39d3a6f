/** Types for modules that ship none. */

/** The part of WaveDrom's API that this site uses. */
declare module "wavedrom" {
  /** `["name", { attribute: value }, …children]`, see https://github.com/drom/onml */
  export type Onml = [string, ...(Record<string, string | number> | Onml | string | number)[]];
  const waveDrom: {
    /** Draws `{ signal }`, `{ reg }` or `{ assign }`. */
    renderAny(index: number, source: object, skins: object): Onml;
    readonly waveSkin: { readonly default: Onml };
    readonly onml: { readonly stringify: (tree: Onml) => string };
  };
  export default waveDrom;
}

/** WaveDrom's narrow skin, which draws waveforms half as wide. */
declare module "wavedrom/skins/narrow.js" {
  const skins: { readonly narrow: import("wavedrom").Onml };
  export default skins;
}

/**
 * Interactive components of the content folder, by file. src/bundle/client-components.ts writes
 * this module.
 */
declare module "client-components" {
  export const components: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>;
}

declare module "lodash/kebabCase.js" {
  export default function kebabCase(text: string): string;
}

declare module "wawoff2" {
  /** Converts WOFF2 to a plain TrueType or OpenType font. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}

declare module "svg2ttf" {
  interface Options {
    /** Timestamp to store in the font, in seconds since 1970. */
    readonly ts: number;
    readonly description: string;
    readonly url: string;
  }
  export default function svg2ttf(svg: string, options: Options): { readonly buffer: Uint8Array };
}

declare module "gatsby-plugin-google-gtag/gatsby-browser" {
  import type { GatsbyBrowser } from "gatsby";

  export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"];
}

/**
 * A Lucide icon. Each icon is imported from its own file. The package's index exports two thousand
 * icons, and webpack would parse them all twice before dropping the unused ones.
 */
declare module "lucide/dist/esm/icons/*.mjs" {
  const node: import("lucide").IconNode;
  export default node;
}

/** A CSS module. It maps class names as written to class names in the build. */
declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export = classes;
}

declare module "*.css";
