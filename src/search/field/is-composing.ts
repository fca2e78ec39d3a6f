/**
 * Whether a key belongs to an input method. Safari ends a composition before it sends the key that ended it; that key has
 * the code 229 and nothing else to know it by.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
