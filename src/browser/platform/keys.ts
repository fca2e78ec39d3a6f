/**
 * Returns whether an input method is handling a key. Safari sends the last key event of a
 * composition late, and marks it only with key code 229.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}

/** Returns whether a key is pressed without Ctrl, Command and Alt. Shift may be pressed. */
export function isPlainKey(event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey">): boolean {
  return !event.ctrlKey && !event.metaKey && !event.altKey;
}
