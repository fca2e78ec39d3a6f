// Finds a port to serve at. Alone, `node scripts/free-port.mjs 8000` writes the number to standard output.
import getPort from "get-port";

/** How many ports above the wanted one are tried, before any free one will do. */
const tries = 100;

/**
 * The port in PORT, else the usual one; where it is taken, the next free one. Says so, since nobody looks for a site elsewhere
 * than where it was the last time.
 */
export async function freePort(usual) {
  const wanted = Number(process.env.PORT || usual);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535) {
    const value = process.env.PORT;
    console.error(`PORT写的是${value}，应为1到65535的数字。`);
    process.exit(1);
  }
  const candidates = Array.from({ length: tries }, (_, n) => wanted + n).filter((port) => port <= 65_535);
  const port = await getPort({ port: candidates });
  if (port !== wanted) {
    console.error(`端口${wanted}已被占用，改用${port}。`);
  }
  return port;
}

if (process.argv[1] === import.meta.filename) console.log(await freePort(process.argv[2]));
