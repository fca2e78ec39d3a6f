import { expectSource } from "./expect-source";
import { gatsbyRequire } from "./gatsby-require";

/** The parts of Gatsby's websocket manager and of socket.io that this module uses. */
interface WebsocketManager {
  init: (options: object) => { on(event: "connection", act: (socket: Socket) => void): void };
  readonly clients: ReadonlySet<{ readonly socket: Socket; readonly activePath: string | null }>;
}

interface Socket {
  on(event: "registerPath", act: () => void): void;
  send(message: object): void;
}

/** Gatsby's `getPageData`. It waits for the page's query if the query must run first. */
type GetPageData = (pagePath: string) => Promise<object>;

const managerFile = "gatsby/dist/utils/websocket-manager.js";
const dataFile = "gatsby/dist/utils/get-page-data.js";

/**
 * Makes the development server of Gatsby 5.16 send each page its data when the page is shown.
 *
 * A page loads its data before it is shown. A node may change in between, for example if the reader
 * reloads soon after a save. Gatsby's browser code then stores the new data, shows the old data,
 * and assumes that the new data is shown. The page would stay as it was until the next save. Each
 * page sends `registerPath` when it is shown.
 * @throws Error if Gatsby's websocket manager or its messages have changed
 */
export function sendPageData(): void {
  const names = ["type: `pageQueryResult`", "clientInfo.activePath", "init = ({", "socket.on(`registerPath`"];
  expectSource(managerFile, names, "send-page-data.ts");
  expectSource(dataFile, ["async function getPageData(pagePath", "`QUERY_RUN_REQUESTED`"], "send-page-data.ts");
  const { websocketManager } = gatsbyRequire()(managerFile) as { websocketManager: WebsocketManager };
  const { getPageData } = gatsbyRequire()(dataFile) as { getPageData: GetPageData };
  keepPagesFresh(websocketManager, getPageData);
}

/** Sends the data of a page whenever a browser shows the page. */
export function keepPagesFresh(manager: WebsocketManager, getPageData: GetPageData): void {
  const { init, clients } = manager;
  manager.init = (options) => {
    const server = init(options);
    server.on("connection", (socket) => {
      // Gatsby's own listener runs first and stores the path.
      socket.on("registerPath", () => {
        const { activePath } = [...clients].find((client) => client.socket === socket) ?? {};
        if (activePath) void send(socket, activePath);
      });
    });
    return server;
  };

  async function send(socket: Socket, id: string): Promise<void> {
    // A deleted page, or a page whose query fails, has no data. Gatsby reports both.
    const result = await getPageData(id).catch(() => null);
    if (result === null) return;
    // The time makes the result differ from the data that the browser has stored.
    socket.send({ type: "pageQueryResult", payload: { id, result: { ...result, shownAt: Date.now() } } });
  }
}
