import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expectSource } from "./expect-source";
import { gatsbyRequire } from "./gatsby-require";

/** The part of Gatsby's websocket manager, and of socket.io, that is used here. */
interface WebsocketManager {
  init: (options: object) => { on(event: "connection", act: (socket: Socket) => void): void };
  readonly clients: ReadonlySet<{ readonly socket: Socket; readonly activePath: string | null }>;
}

interface Socket {
  on(event: "registerPath", act: () => void): void;
  send(message: object): void;
}

/**
 * Makes the development server of Gatsby 5.16 send its data to each page that is shown.
 *
 * A page loads its data before it is shown. If its query ends in between, as after a reload soon
 * after a save, Gatsby's message comes too early for the page. It would stay as it was until the next
 * save. `registerPath` is what a page sends when it listens.
 * @param publicDir folder with the data of pages
 * @throws Error if Gatsby's websocket manager or its messages have changed
 */
export function sendPageData(publicDir: string): void {
  const file = "gatsby/dist/utils/websocket-manager.js";
  expectSource(
    file,
    ["type: `pageQueryResult`", "clientInfo.activePath", "init = ({", "socket.on(`registerPath`"],
    "send-page-data.ts",
  );
  const { websocketManager } = gatsbyRequire()(file) as { websocketManager: WebsocketManager };
  const { init, clients } = websocketManager;
  websocketManager.init = (options) => {
    const server = init(options);
    server.on("connection", (socket) => {
      // Gatsby's own listener comes first and notes the path.
      socket.on("registerPath", () => {
        const { activePath } = [...clients].find((client) => client.socket === socket) ?? {};
        if (activePath) send(socket, activePath, publicDir);
      });
    });
    return server;
  };
}

function send(socket: Socket, id: string, publicDir: string): void {
  const file = path.join(publicDir, "page-data", id, "page-data.json");
  // The query of a page that has not been opened before has no result yet. Gatsby sends it later.
  if (!existsSync(file)) return;
  const result: unknown = JSON.parse(readFileSync(file, "utf8"));
  socket.send({ type: "pageQueryResult", payload: { id, result } });
}
