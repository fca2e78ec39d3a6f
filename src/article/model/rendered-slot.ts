/** Final HTML of a slot, and what of it is text: code and blocks are listed apart, an inline formula stands in its sentence. */
export interface RenderedSlot {
  readonly kind: "code" | "inline" | "block";
  readonly text: string;
  /** A formula's TeX. */
  readonly written?: string;
  readonly html: string;
}
