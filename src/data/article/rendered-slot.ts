/** Final HTML of a slot, and what of it is text: code is listed apart, an inline formula stands in its sentence. */
export interface RenderedSlot {
  readonly kind: "code" | "inline" | "block";
  readonly text: string;
  readonly html: string;
}
