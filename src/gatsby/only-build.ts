import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { reportText } from "../config/messages";
import { digestOf } from "../lib/node/files";

/**
 * Claims a project for one build until the process ends, because two builds would write the same
 * files. The claim is an open socket. Unlike a lock file with a process id, a socket does not
 * outlive a killed build.
 * @param root absolute path of the project
 * @throws Error if another build is running
 */
export async function claimProject(root: string): Promise<void> {
  const name = `gatsby-build-${digestOf(root, 20)}`;
  const socket = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  const other = connect(socket);
  const isRunning = await once(other, "connect").then(
    () => true,
    () => false,
  );
  other.destroy();
  if (isRunning) throw new Error(reportText.running);
  rmSync(socket, { force: true });
  const server = createServer((connection) => connection.destroy()).listen(socket);
  await once(server, "listening");
  server.unref();
}
