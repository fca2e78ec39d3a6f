import type { IncomingMessage } from "node:http";
import { hostname, networkInterfaces } from "node:os";

/**
 * Returns the names and addresses under which a browser on this machine or in its network can reach
 * a server on this machine.
 */
function ownNames(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
  return new Set(["localhost", "127.0.0.1", "::1", hostname(), `${hostname()}.local`, ...addresses]);
}

/**
 * Returns whether a request comes from a page of this server, or from no page at all. Any web
 * page can send requests to a server on its reader's machine, and Gatsby answers all of them with
 * `Access-Control-Allow-Origin: *`.
 * @param headers `Host` must name this machine, which stops a page that points its own domain name
 * at this machine (DNS rebinding). `Origin`, if present, must be the same host.
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

/** The part of an Express 4 application that this module uses. */
interface App {
  get(path: string, handler: (request: unknown, response: Page) => void): void;
  use(handler: (request: IncomingMessage, response: Refusal, next: () => void) => void): void;
  readonly _router?: { readonly stack: unknown[] };
}

interface Page {
  type(name: string): { send(text: string): void };
}

interface Refusal {
  status(code: number): { end(text: string): void };
}

/** Number of handlers that Express 4 adds itself, before all others. */
const ownLayers = 2;

/**
 * Refuses requests from pages of other sites to the server of `gatsby develop`. The check comes
 * before all of Gatsby's handlers.
 * @throws Error if the server is not Express 4
 */
export function refuseOtherOrigins(app: Pick<App, "use" | "_router">): void {
  app.use((request, response, next) => {
    if (isOwnOrigin(request)) next();
    else response.status(403).end("Only pages of this server may ask it.\n");
  });
  moveFirst(app);
}

/** Serves a page instead of Gatsby's page at an address. */
export function replacePage(app: Pick<App, "get" | "_router">, address: string, page: () => string): void {
  app.get(address, (_request, response) => response.type("html").send(page()));
  moveFirst(app);
}

/** Moves the last handler before all of Gatsby's. */
function moveFirst({ _router }: Pick<App, "_router">): void {
  const { stack } = _router ?? { stack: [] };
  if (stack.length <= ownLayers) throw new Error("gatsby develop has no Express 4: see src/gatsby/own-origin.ts");
  stack.splice(ownLayers, 0, stack.pop());
}
