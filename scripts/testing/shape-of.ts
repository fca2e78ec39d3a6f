/** Replaces each message with its type, so that two languages can be compared. */
export function shapeOf(messages: object): unknown {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [name, typeof value === "object" ? shapeOf(value) : typeof value]),
  );
}
