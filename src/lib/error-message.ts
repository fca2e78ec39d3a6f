/** The message of an error, followed by those of its causes. */
export function errorMessage(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (
    let current = error;
    current !== undefined && current !== null && !seen.has(current);
    current = causeOf(current)
  ) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
  }
  return messages.join("\n\nCause:\n");
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
