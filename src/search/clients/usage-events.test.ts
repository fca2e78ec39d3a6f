import { usageEvents } from "./usage-events";

const settings = { appId: "APP", searchKey: "key", indexName: "notes", insights: true };

test("what is viewed and chosen is sent to Algolia, in its order, by a name for this visit", async () => {
  const sent: { url: URL; body: { events: object[] } }[] = [];
  const arrived = new Promise<void>((resolve) => {
    globalThis.fetch = async (input, init) => {
      sent.push({ url: new URL(String(input)), body: JSON.parse(String(init?.body)) });
      if (sent.length === 2) resolve();
      return Response.json({ status: 200 });
    };
  });
  const send = usageEvents(settings);
  send("viewedObjectIDs", { eventName: "Items Viewed", index: "notes", objectIDs: ["/a", "/b"] });
  const click = { eventName: "Item Selected", index: "notes", objectIDs: ["/b"], positions: [2], queryID: "q1" };
  // A second modal of the same visit.
  usageEvents(settings)("clickedObjectIDsAfterSearch", click);
  await arrived;
  expect(sent.map(({ url }) => [url.origin + url.pathname, url.searchParams.get("X-Algolia-Application-Id")])).toEqual([
    ["https://insights.algolia.io/1/events", "APP"],
    ["https://insights.algolia.io/1/events", "APP"],
  ]);
  const userToken = expect.stringMatching(/^anonymous-/);
  expect(sent.map(({ body }) => body.events)).toEqual([
    [{ eventType: "view", eventName: "Items Viewed", index: "notes", objectIDs: ["/a", "/b"], userToken }],
    [{ eventType: "click", ...click, userToken }],
  ]);
  const tokens = sent.map(({ body }) => (body.events[0] as { userToken: string }).userToken);
  expect(new Set(tokens).size).toBe(1);
});

test("that nothing arrives is nobody's failure", async () => {
  globalThis.fetch = async () => {
    throw new TypeError("blocked");
  };
  const event = { eventName: "Items Viewed", index: "notes", objectIDs: ["/a"] };
  await expect(usageEvents(settings)("viewedObjectIDs", event)).resolves.toBeFalsy();
});
