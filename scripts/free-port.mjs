// Finds a port to serve the site on.
import getPort from "get-port";

/** The number of ports to try, from the wanted one upwards. After that any free port is used. */
const tries = 100;

/**
 * Returns the wanted port (`--port`, or PORT, or else the default port), or the next free port if
 * the wanted one is taken. If the next ports are taken too, returns any free port. Prints a notice
 * if the port is not the wanted one, because people look for the site at the default port.
 * @throws Error with a user-facing message for an invalid port
 */
export async function freePort(usual, { wanted: given = process.env.PORT || usual, words }) {
  const wanted = Number(given);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) throw new Error(words.port.none(given));
  const candidates = Array.from({ length: tries }, (_, n) => wanted + n).filter((port) => port <= 65_535);
  const port = await getPort({ port: candidates });
  if (port !== wanted) console.error(words.port.taken(wanted, port));
  return port;
}
