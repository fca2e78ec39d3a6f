// Finds a port to serve at.
import getPort from "get-port";

/** How many ports to try, from the wanted one upwards, before any free port will do. */
const tries = 100;

/**
 * The wanted port (`--port`, or PORT), or the usual one. If it is taken, the next free port. Prints
 * a notice in that case, because people look for the site at the usual port.
 * @throws Error with a sentence for an invalid port
 */
export async function freePort(usual, { wanted: given = process.env.PORT || usual, words }) {
  const wanted = Number(given);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) throw new Error(words.port.none(given));
  const candidates = Array.from({ length: tries }, (_, n) => wanted + n).filter((port) => port <= 65_535);
  const port = await getPort({ port: candidates });
  if (port !== wanted) console.error(words.port.taken(wanted, port));
  return port;
}
