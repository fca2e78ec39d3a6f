import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AuthorState } from "../shared/author-feed";

const run = randomUUID();
const readers = new Set<ServerResponse>();
let latest: string | null = null;

/** Sends the state to all open pages, and to pages that connect later. */
export function tellAuthors(state: Omit<AuthorState, "run">): void {
  latest = `data: ${JSON.stringify({ run, ...state } satisfies AuthorState)}\n\n`;
  for (const reader of readers) reader.write(latest);
}

/**
 * Responds with a stream of server-sent events: the current state first, if there is one, then each
 * later one.
 */
export function streamToAuthor(request: IncomingMessage, response: ServerResponse): void {
  // Gatsby's server compresses responses, which delays events. `no-transform` turns that off.
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" });
  response.write(latest ?? "\n");
  readers.add(response);
  request.on("close", () => readers.delete(response));
}
