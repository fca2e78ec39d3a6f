/** Autofill dispatches keydown events without a `key`. */
type Key = Partial<Pick<KeyboardEvent, "key">> &
  Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">;

/** Whether a key is a shortcut of the search. */
export function callsForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target }: Key): boolean {
  const isCommand = ctrlKey || metaKey;
  if (key?.toLowerCase() === "k") return isCommand && !altKey && !shiftKey;
  return key === "/" && !isCommand && !altKey && !isTextField(target);
}

/** Whether a key types a letter or digit: on the focused search button it begins a query. */
export function typesLetter({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{N}]$/u.test(key ?? "");
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/** Whether a key belongs to an input method. Safari sends the last one late, with nothing but key code 229. */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
