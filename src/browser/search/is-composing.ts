/** Whether a key belongs to an input method. Safari sends the last one late, with nothing but key code 229. */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
