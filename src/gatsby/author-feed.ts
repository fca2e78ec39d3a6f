import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AuthorState } from "../contract/author-feed";

const run = randomUUID();
const readers = new Set<ServerResponse>();
let latest: string | null = null;

/** Tells all open pages, and those that will be opened. */
export function tellAuthors(state: Omit<AuthorState, "run">): void {
  latest = `data: ${JSON.stringify({ run, ...state } satisfies AuthorState)}\n\n`;
  for (const reader of readers) reader.write(latest);
}

/** Answers with a stream of server-sent events: the state now, and each later one. */
export function streamToAuthor(request: IncomingMessage, response: ServerResponse): void {
  // Gatsby's server compresses, and would hold events back: no-transform keeps it from that.
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
  response.write(latest ?? "\n");
  readers.add(response);
  request.on("close", () => readers.delete(response));
}
