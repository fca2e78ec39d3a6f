// Finds a port to serve at.
import getPort from "get-port";

/** How many ports above the wanted one are tried, before any free one will do. */
const tries = 100;

/**
 * The wanted port (`--port`, or PORT), else the usual one; where it is taken, the next free one. Says so, since nobody looks
 * for a site elsewhere than where it was the last time.
 * @throws Error with a sentence for what is no port
 */
export async function freePort(usual, { wanted: given = process.env.PORT || usual, words }) {
  const wanted = Number(given);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) throw new Error(words.port.none(given));
  const candidates = Array.from({ length: tries }, (_, n) => wanted + n).filter((port) => port <= 65_535);
  const port = await getPort({ port: candidates });
  if (port !== wanted) console.error(words.port.taken(wanted, port));
  return port;
}
