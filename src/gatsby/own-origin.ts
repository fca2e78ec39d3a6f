import type { IncomingMessage } from "node:http";
import { hostname, networkInterfaces } from "node:os";

/** Names by which a browser on this machine, or one in its network, reaches its servers. */
function ownNames(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
  return new Set(["localhost", "127.0.0.1", "::1", hostname(), `${hostname()}.local`, ...addresses]);
}

/**
 * Whether a request comes from this server's own pages, or from no page at all: any web page may ask servers on its reader's
 * machine, and Gatsby's answers all of them with `Access-Control-Allow-Origin: *`.
 * @param headers `Host` must name this machine, which a page that has its own name lead here does not; `Origin` the same
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const { host, origin } = headers;
  const nameOf = (address: string) => parsed(address)?.hostname.replace(/^\[|\]$/g, "");
  const asked = nameOf(`http://${host}`);
  if (asked === undefined || !ownNames().has(asked)) return false;
  return origin === undefined || parsed(origin)?.host === host;
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** What is used of Express 4's application. */
interface App {
  use(handler: (request: IncomingMessage, response: Refusal, next: () => void) => void): void;
  readonly _router?: { readonly stack: unknown[] };
}

interface Refusal {
  status(code: number): { end(text: string): void };
}

/** Layers of Express 4 itself, which stand before all others. */
const ownLayers = 2;

/**
 * Refuses requests of other sites' pages to the server of `gatsby develop`, before any of Gatsby's own handlers.
 * @throws Error where the server is no Express 4
 */
export function refuseOtherOrigins(app: App): void {
  app.use((request, response, next) => {
    if (isOwnOrigin(request)) next();
    else response.status(403).end("Only pages of this server may ask it.\n");
  });
  const { stack } = app._router ?? { stack: [] };
  if (stack.length <= ownLayers) throw new Error("gatsby develop has no Express 4: see src/gatsby/own-origin.ts");
  stack.splice(ownLayers, 0, stack.pop());
}
