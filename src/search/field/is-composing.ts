/**
 * Whether a key belongs to an input method. Safari sends the key that ends a composition after its end; only the key
 * code 229 identifies it.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
