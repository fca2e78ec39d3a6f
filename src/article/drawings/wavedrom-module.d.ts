/** The part of WaveDrom that is used here; it has no types of its own. */
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
