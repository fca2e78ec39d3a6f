/** Returns messages with the type of each in place of the message, to compare two languages. */
export function shapeOf(messages: object): unknown {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [name, typeof value === "object" ? shapeOf(value) : typeof value]),
  );
}
