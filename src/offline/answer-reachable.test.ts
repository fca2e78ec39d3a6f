import { answerReachable } from "./answer-reachable";

const request = { url: "https://a.example/docs/x?a=1" } as Request;
const kept = new Set<string>();

beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    fetch: jest.fn(async () => {
      throw new TypeError("Failed to fetch");
    }),
    caches: { open: async () => ({ match: async (url: string) => (kept.has(url) ? {} : undefined) }) },
  });
});

test("without a network a page that is kept can be reached, another one cannot", async () => {
  const answer = answerReachable("pages");
  await expect(answer({ request })).rejects.toThrow("Failed to fetch");
  kept.add("https://a.example/docs/x");
  expect((await answer({ request })).status).toBe(200);
});

test("the network's answer is the answer", async () => {
  const answer = { status: 404 };
  Object.assign(globalThis, { fetch: async () => answer });
  expect(await answerReachable("pages")({ request })).toBe(answer);
});
