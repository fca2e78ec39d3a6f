/** @jest-environment node */
import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { websocketManager } from "gatsby/dist/utils/websocket-manager";
import { sendPageData } from "./send-page-data";

const publicDir = mkdtempSync(path.join(tmpdir(), "public-"));
afterAll(() => rmSync(publicDir, { recursive: true }));

const manager = websocketManager as unknown as {
  init: (options: object) => EventEmitter;
  clients: Set<{ socket: object; activePath: string | null }>;
};

/** Opens a page, as its browser's socket does, and returns the messages that it receives. */
function connect(server: EventEmitter, activePath: string) {
  const messages: unknown[] = [];
  const socket = Object.assign(new EventEmitter(), { send: (message: unknown) => messages.push(message) });
  manager.clients.add({ socket, activePath });
  server.emit("connection", socket);
  socket.emit("registerPath", activePath);
  return messages;
}

test("a page that is shown receives the data that its query wrote in the meantime", () => {
  mkdirSync(path.join(publicDir, "page-data/docs/泡茶"), { recursive: true });
  writeFileSync(path.join(publicDir, "page-data/docs/泡茶/page-data.json"), '{"result":{"data":"新"}}');
  const server = new EventEmitter();
  manager.init = () => server;
  sendPageData(publicDir);
  manager.init({});
  expect(connect(server, "/docs/泡茶")).toEqual([
    { type: "pageQueryResult", payload: { id: "/docs/泡茶", result: { result: { data: "新" } } } },
  ]);
  expect(connect(server, "/docs/none")).toEqual([]);
});
