/** @jest-environment node */
import { EventEmitter } from "node:events";
import { keepPagesFresh, sendPageData } from "./send-page-data";

test("a page that is shown receives its data, once its query has run", async () => {
  const server = new EventEmitter();
  const clients = new Set<{ socket: never; activePath: string }>();
  const manager = { init: () => server, clients };
  keepPagesFresh(manager as never, async (pagePath) => {
    if (pagePath !== "/docs/泡茶") throw new Error("no page");
    return { result: { data: "新" } };
  });
  manager.init();
  const show = (activePath: string) => {
    const messages: unknown[] = [];
    const socket = Object.assign(new EventEmitter(), { send: (message: unknown) => messages.push(message) });
    clients.add({ socket: socket as never, activePath });
    server.emit("connection", socket);
    socket.emit("registerPath", activePath);
    return messages;
  };
  const [shown, deleted] = [show("/docs/泡茶"), show("/docs/none")];
  await new Promise(setImmediate);
  expect(shown).toEqual([
    {
      type: "pageQueryResult",
      payload: { id: "/docs/泡茶", result: { result: { data: "新" }, shownAt: expect.any(Number) } },
    },
  ]);
  expect(deleted).toEqual([]);
});

test("the installed Gatsby has what the patch uses", () => {
  expect(sendPageData).not.toThrow();
});
